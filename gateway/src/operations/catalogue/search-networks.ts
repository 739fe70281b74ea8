import { foldKey } from '@seyir/kit/stateless';
import { ShelfSort, type Shelf } from '@seyir/proto';
import { z } from 'zod';
import { size } from '../inputs.js';
import { operation } from '../operation.js';
import { listShelves } from './list-shelves.js';

/** The place of a match: the start of the name, of one of its words, or inside a word. */
const rankOf = (name: string, key: string): number =>
  name.startsWith(key) ? 0 : ` ${name}`.includes(` ${key}`) ? 1 : name.includes(key) ? 2 : 3;

/** Networks whose name contains the words, starts of words first. The search of titles beside it counts towards the limit. */
export const searchNetworks = operation({
  input: z.object({ query: z.string().trim().min(1).max(100), size: size(3, 12) }),
  access: 'public',
  async run(ctx, { query, size }): Promise<Shelf[]> {
    const key = foldKey(query);
    const networks = await listShelves(ctx, { sort: ShelfSort.NETWORK });
    return networks
      .map((network) => ({ network, rank: rankOf(foldKey(network.name), key) }))
      .filter(({ rank }) => rank < 3)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, size)
      .map(({ network }) => network);
  },
});
