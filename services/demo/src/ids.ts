import { createHash } from 'node:crypto';
import { v5 } from 'uuid';

/** UUID namespace of the demo content. */
const demoNamespace = '6f0c9f6e-2d8b-5c1e-9a57-0c6f3f1f9b52';

/** Ids and choices derived only from the seed. */
export interface Seed {
  /** The UUID of the thing of this kind with this key. */
  id(kind: string, key: string): string;
  /** A number in 0..1, constant for the key. */
  share(key: string): number;
  /** One of the items, constant for the key. */
  pick<T>(key: string, items: readonly T[]): T;
  /** The items in an order that is constant for the key. */
  shuffle<T>(key: string, items: readonly T[]): T[];
}

export function createSeed(seed: string): Seed {
  const namespace = v5(seed, demoNamespace);
  const share = (key: string): number =>
    createHash('sha256').update(`${namespace}:${key}`).digest().readUIntBE(0, 6) / 2 ** 48;
  return {
    id: (kind, key) => v5(`${kind}:${key}`, namespace),
    share,
    pick: (key, items) => {
      const item = items[Math.floor(share(key) * items.length)];
      if (item === undefined) throw new Error(`Nothing to pick from for ${key}`);
      return item;
    },
    shuffle: (key, items) =>
      items
        .map((item, index) => ({ item, order: share(`${key}:${index}`) }))
        .sort((left, right) => left.order - right.order)
        .map(({ item }) => item),
  };
}
