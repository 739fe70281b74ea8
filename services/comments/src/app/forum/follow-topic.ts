import type { Clock } from '@seyir/kit';
import type { TopicState } from '../../domain/topic.js';
import { targetKind } from '../../domain/target.js';
import { assertShown } from '../find-target.js';
import type { Social, TopicReaderStore } from '../ports.js';

interface Deps {
  readonly topicReaders: TopicReaderStore;
  readonly social: Social;
  readonly clock: Clock;
}

/** Follows a topic, or stops following it. A request for the current state changes nothing. NOT_FOUND for an unknown topic. */
export const followTopic =
  ({ topicReaders, social, clock }: Deps) =>
  async (memberId: string, topicId: string, followed: boolean): Promise<TopicState> => {
    await assertShown({ social }, memberId, { kind: targetKind.discussion, id: topicId });
    return topicReaders.follow(memberId, topicId, followed ? clock.now() : undefined);
  };
