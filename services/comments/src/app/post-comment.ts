import { notFound } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import { replyScope, type Spoiler } from '../domain/spoiler.js';
import { targetKind, type Target } from '../domain/target.js';
import type { AddsComments } from './add-comment.js';
import { bodyOf } from './body.js';
import { findTarget } from './find-target.js';
import { mentionsOf } from './mentions.js';
import type { Catalogue, Members, RestraintStore, Social } from './ports.js';
import { memberScope } from './scope.js';

// The target, the title and the mentions are checked at their owners before the text is added.
interface Deps {
  readonly catalogue: Catalogue;
  readonly social: Social;
  readonly members: Members;
  readonly restraints: RestraintStore;
  readonly addComments: AddsComments;
}

export interface PostCommentInput {
  readonly target: Target;
  readonly body: string;
  /** Absent: no spoiler. */
  readonly spoiler?: Spoiler | undefined;
}

/** Adds a comment to a thread. BAD_INPUT for its text or scope, NOT_FOUND if the target does not exist. */
export const postComment =
  ({ catalogue, social, members, restraints, addComments }: Deps) =>
  async (authorId: string, { target, body: text, spoiler }: PostCommentInput): Promise<Comment> => {
    // Posts of topics have numbers and limits of their own, so `addPost` handles them.
    if (target.kind === targetKind.discussion) throw notFound(`comments on topic ${target.id}`);
    const body = bodyOf(text, target.kind);
    const [{ place, least, ownerId }, mentionedIds] = await Promise.all([
      findTarget({ catalogue, social }, authorId, target, spoiler),
      mentionsOf({ members, restraints, social }, authorId, target, body),
    ]);
    const scope = replyScope(await memberScope({ catalogue }, place, spoiler), least);
    return addComments({ target, authorId, body, mentionedIds, ownerId, ...(scope && { scope }) });
  };
