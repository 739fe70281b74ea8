import { DomainError, isId, notFound } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import { replyScope, type Spoiler } from '../domain/spoiler.js';
import { targetKind } from '../domain/target.js';
import type { AddsComments } from './add-comment.js';
import { bodyOf } from './body.js';
import { mentionsOf } from './mentions.js';
import type { Catalogue, CommentStore, Members, RestraintStore, Social } from './ports.js';
import { scopeOn } from './scope.js';

// The answered comment, the target, the title and the mentions are checked before the text is added.
interface Deps {
  readonly comments: CommentStore;
  readonly catalogue: Catalogue;
  readonly social: Social;
  readonly members: Members;
  readonly restraints: RestraintStore;
  readonly addComments: AddsComments;
}

export interface PostReplyInput {
  /** A comment or a reply. The new reply belongs to the same top-level comment and answers this author. */
  readonly parentId: string;
  readonly body: string;
  readonly spoiler?: Spoiler | undefined;
}

/**
 * Replies to a comment or reply, with at least its scope: a narrower request is widened. BAD_INPUT for its text or scope; NOT_FOUND
 * if the parent does not exist or is deleted; FORBIDDEN if the parent's author, or the author of the top-level comment, blocks the
 * member (product-rules, Community).
 */
export const postReply =
  ({ comments, catalogue, social, members, restraints, addComments }: Deps) =>
  async (authorId: string, { parentId, body: text, spoiler }: PostReplyInput): Promise<Comment> => {
    const body = bodyOf(text);
    const found = isId(parentId) ? await comments.answerable(parentId, authorId) : undefined;
    // Posts of topics are flat: a post quotes another one instead of replying.
    if (!found || found.target.kind === targetKind.discussion) throw notFound(`comment ${parentId}`);
    const { target, reply, declared, blockerIds } = found;
    const wanted = await scopeOn({ catalogue, social }, authorId, target, spoiler);
    if (blockerIds.length > 0)
      throw new DomainError('FORBIDDEN', { reason: `blocked by ${blockerIds.join()}` });
    const mentionedIds = await mentionsOf({ members, restraints, social }, authorId, target, body);
    // The parent's scope is considered first: it may name another title than the post's later scope, which every read adds anyway.
    const scope = replyScope(declared, wanted);
    return addComments({
      target,
      reply,
      authorId,
      body,
      mentionedIds,
      ...(scope && { scope }),
    });
  };
