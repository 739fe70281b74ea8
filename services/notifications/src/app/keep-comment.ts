import { recipientsOf, type CommentFacts } from '../domain/notification.js';
import { keepCauses, type CauseDeps } from './keep-cause.js';

/** Notifies members of replies and mentions in comments, each comment given once; see `keepCauses`. */
export const keepComments = (deps: CauseDeps) => {
  const keep = keepCauses(deps);
  return (comments: readonly CommentFacts[]): Promise<void> =>
    keep(
      comments.map((comment) => {
        const { id, target, authorId: actorId, postedAt: time, deleted: removed } = comment;
        return { id, recipients: recipientsOf(comment), actorId, target, time, removed };
      }),
    );
};
