import { recipientsOf, type CommentFacts } from '../domain/notification.js';
import { keepCause, type CauseDeps } from './keep-cause.js';

/** Notifies members of a reply or a mention in a comment; see `keepCause`. */
export const keepComment = (deps: CauseDeps) => {
  const keep = keepCause(deps);
  return (comment: CommentFacts): Promise<void> => {
    const { id, target, authorId: actorId, postedAt: time, deleted: removed } = comment;
    return keep({ id, recipients: recipientsOf(comment), actorId, target, time, removed });
  };
};
