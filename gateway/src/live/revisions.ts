import { LRUCache } from 'lru-cache';

/** Caches data derived from a member's list by its revision: polling computes nothing while nothing has changed. */
export interface Revisions {
  get(memberId: string, revision: string, make: () => Promise<string>): Promise<string>;
}

export const createRevisions = (max: number): Revisions => {
  const made = new LRUCache<string, { revision: string; text: string }>({ max });
  return {
    async get(memberId, revision, make) {
      const known = made.get(memberId);
      if (known?.revision === revision) return known.text;
      const text = await make();
      made.set(memberId, { revision, text });
      return text;
    },
  };
};
