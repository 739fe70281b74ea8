import { recipientsAmong, type Cause, type POST, type TOPIC } from '../domain/notification.js';
import { keepCauses, type CauseDeps } from './keep-cause.js';

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

/** Notifies members of mentions in texts of one kind of target, each text given once; see `keepCauses`. */
export const keepMentions = (
  deps: CauseDeps,
  target: typeof POST | typeof TOPIC,
  notification: 'post-mention' | 'topic-mention',
) => {
  const keep = keepCauses(deps);
  const toCause = ({
    id,
    authorId,
    mentionedIds,
    deafIds,
    postedAt: time,
    removed,
  }: MentioningText): Cause => {
    const notified = removed ? mentionedIds : mentionedIds.filter((one) => !deafIds.includes(one));
    const recipients = recipientsAmong(notified, notification, authorId);
    return { id, recipients, actorId: authorId, target: { kind: target, id }, time, removed };
  };
  return (texts: readonly MentioningText[]): Promise<void> => keep(texts.map(toCause));
};
