import { create, toBinary } from '@bufbuild/protobuf';
import type { Frame } from '@seyir/kit';
import { ThreadFrameSchema } from '@seyir/proto';
import type { ThreadChange } from '../../app/ports.js';
import { spoilerMessage } from '../grpc/messages.js';

/** The live frame of a thread change for open pages. Its reaction counts replace earlier ones of the same comment. */
export const frameOf = ({ seq, comments, replies, changed = [], tallies = [] }: ThreadChange): Frame => {
  const [tally] = tallies;
  const isTally = tally !== undefined && tallies.length === 1 && changed.length === 0;
  return {
    seq,
    data: toBinary(
      ThreadFrameSchema,
      create(ThreadFrameSchema, {
        seq,
        commentCount: comments,
        replyCount: replies,
        comments: changed.map((comment) => ({
          id: comment.id,
          parentId: comment.reply?.rootId ?? '',
          version: comment.version,
          deleted: comment.deleted,
          spoiler: spoilerMessage(comment.scope),
        })),
        reactions: tallies.map(({ target, counts }) => ({ commentId: target.id, reactions: [...counts] })),
        readAgain: changed.length === 0 && tallies.length === 0,
      }),
    ),
    ...(isTally && { key: `reactions.${tally.target.id}` }),
  };
};
