import { batchOf } from '@seyir/kit';
import type { Cover, ReadComment } from './cover-spoilers.js';
import { shownOnly } from './find-target.js';
import type { CommentStore, Social } from './ports.js';

const MAX_IDS = 200;

/**
 * Comments and replies by id, covered for the reader. Unknown ids and comments on hidden targets are left out. BAD_INPUT beyond 200
 * ids.
 */
export const getComments =
  ({ comments, social, cover }: { comments: CommentStore; social: Social; cover: Cover }) =>
  async (readerId: string | undefined, ids: readonly string[]): Promise<ReadComment[]> =>
    cover(readerId, await shownOnly({ social }, readerId, await comments.byIds(batchOf(ids, MAX_IDS))));
