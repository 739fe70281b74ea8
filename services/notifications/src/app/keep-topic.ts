import { TOPIC, toldOf } from '../domain/notification.js';
import { keepCause, type CauseDeps } from './keep-cause.js';

/** The state of a topic of the forum after a change. */
export interface TopicFacts {
  readonly id: string;
  readonly authorId: string;
  /** The members that its opening text has mentioned so far. */
  readonly mentionedIds: readonly string[];
  /** Those among them who mute a word of its title or text. */
  readonly deafIds: readonly string[];
  readonly postedAt: Date;
  readonly removed: boolean;
}

/** Notifies members of a mention in the opening text of a topic; see `keepCause`. */
export const keepTopic = (deps: CauseDeps) => {
  const keep = keepCause(deps);
  return ({ id, authorId, mentionedIds, deafIds, postedAt: time, removed }: TopicFacts): Promise<void> => {
    const told = removed ? mentionedIds : mentionedIds.filter((one) => !deafIds.includes(one));
    const recipients = toldOf(told, 'topic-mention', authorId);
    return keep({ id, recipients, actorId: authorId, target: { kind: TOPIC, id }, time, removed });
  };
};
