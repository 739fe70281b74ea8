import { POST, toldOf } from '../domain/notification.js';
import { keepCause, type CauseDeps } from './keep-cause.js';

/** The state of a post after a change. */
export interface PostFacts {
  readonly id: string;
  readonly authorId: string;
  /** The members that the text has mentioned so far; for a post of a private group, only the group's members. */
  readonly mentionedIds: readonly string[];
  /** The mentioned members who mute a word of the text. */
  readonly deafIds: readonly string[];
  readonly postedAt: Date;
  readonly removed: boolean;
}

/** Notifies members of a mention in a post; see `keepCause`. */
export const keepPost = (deps: CauseDeps) => {
  const keep = keepCause(deps);
  return ({ id, authorId, mentionedIds, deafIds, postedAt: time, removed }: PostFacts): Promise<void> => {
    const told = removed ? mentionedIds : mentionedIds.filter((one) => !deafIds.includes(one));
    const recipients = toldOf(told, 'post-mention', authorId);
    return keep({ id, recipients, actorId: authorId, target: { kind: POST, id }, time, removed });
  };
};
