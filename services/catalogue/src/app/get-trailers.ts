import { batchOf } from '@seyir/kit';
import type { TrailerOfTitle } from '../domain/trailer.js';
import type { TrailerStore } from './ports.js';

/** Trailers in the given order; unknown ids are left out. BAD_INPUT beyond 200 ids. */
export const getTrailers =
  ({ trailers }: { trailers: TrailerStore }) =>
  async (ids: readonly string[]): Promise<TrailerOfTitle[]> => {
    const asked = batchOf(ids);
    const found = new Map((await trailers.byIds(asked)).map((trailer) => [trailer.id, trailer]));
    return asked.flatMap((id) => found.get(id) ?? []);
  };
