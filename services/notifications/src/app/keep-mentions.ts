import { toldOf, type POST, type TOPIC } from '../domain/notification.js';
import { keepCause, type CauseDeps } from './keep-cause.js';

/** The state of a post, or of a topic of the forum, after a change. */
export interface MentioningText {
  readonly id: string;
  readonly authorId: string;
  /** The members that the text has mentioned so far; for a post of a private group, only the group's members. */
  readonly mentionedIds: readonly string[];
  /** The mentioned members who mute a word of the text. */
  readonly deafIds: readonly string[];
  readonly postedAt: Date;
  readonly removed: boolean;
}

/** Notifies members of a mention in the texts of one kind of target; see `keepCause`. */
export const keepMentions = (
  deps: CauseDeps,
  target: typeof POST | typeof TOPIC,
  notification: 'post-mention' | 'topic-mention',
) => {
  const keep = keepCause(deps);
  return ({
    id,
    authorId,
    mentionedIds,
    deafIds,
    postedAt: time,
    removed,
  }: MentioningText): Promise<void> => {
    const told = removed ? mentionedIds : mentionedIds.filter((one) => !deafIds.includes(one));
    const recipients = toldOf(told, notification, authorId);
    return keep({ id, recipients, actorId: authorId, target: { kind: target, id }, time, removed });
  };
};
