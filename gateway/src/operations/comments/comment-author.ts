import type { Comment, Member } from '@seyir/proto';
import type { Ctx } from '../../context.js';

/** Undefined for a removed member, and while accounts does not answer, because the text works without its author. */
export const commentAuthor = async (
  { loaders, parts }: Ctx,
  comment: Comment,
): Promise<Member | undefined> => {
  try {
    return await loaders.members.load(comment.authorId);
  } catch (error) {
    parts.platform.logger.warn({ err: error }, 'author unknown, comment shown without it');
    return undefined;
  }
};
