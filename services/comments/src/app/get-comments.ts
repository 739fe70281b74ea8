import { batchOf } from '@seyir/kit';
import type { Cover, ReadComment } from './cover.js';
import type { CommentStore } from './ports.js';

const MAX_IDS = 200;

/** Comments and replies by id, covered for the reader; unknown ids are left out. BAD_INPUT beyond 200 ids. */
export const getComments =
  ({ comments, cover }: { comments: CommentStore; cover: Cover }) =>
  async (readerId: string | undefined, ids: readonly string[]): Promise<ReadComment[]> =>
    cover(readerId, await comments.byIds(batchOf(ids, MAX_IDS)));
