import { badInput, FIRST_ID, isId } from '@seyir/kit';
import type { TopicReaderStore } from '../ports.js';

const MOST = 1_000;

/** The members who follow a topic, in the order of ids, after a given id. BAD_INPUT if that id is invalid. */
export const listTopicFollowers =
  ({ topicReaders }: { readonly topicReaders: TopicReaderStore }) =>
  async (topicId: string, after: string, limit: number): Promise<string[]> => {
    if (after !== '' && !isId(after)) throw badInput({ after: 'invalid' });
    return isId(topicId)
      ? topicReaders.followers(topicId, after || FIRST_ID, Math.min(limit || MOST, MOST))
      : [];
  };
