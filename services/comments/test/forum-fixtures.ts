import type { MessageInitShape } from '@bufbuild/protobuf';
import { TopicCategory, type AddPostRequestSchema, type CreateTopicRequestSchema } from '@seyir/proto';
import type { Running } from './fixtures.js';

/** A topic in Genel, unless `more` says otherwise. */
export const openTopic = async (
  running: Running,
  author: number,
  more: MessageInitShape<typeof CreateTopicRequestSchema> = {},
) => {
  const request = {
    category: TopicCategory.GENERAL,
    title: 'Bu hafta ne izledik?',
    body: 'Yazalım.',
    ...more,
  };
  return (await running.as(author).createTopic(request)).topic!;
};

export const addPost = async (
  running: Running,
  author: number,
  topicId: string,
  more: MessageInitShape<typeof AddPostRequestSchema> = {},
) => (await running.as(author).addPost({ topicId, body: 'Ben ilk bölümü izledim.', ...more })).post!;

/** The code of a refused call; 'OK' for one that succeeds. */
export const code = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: { code: string }) => error.code,
  );

/** The fields for which a refused call reports a problem. */
export const problems = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'OK',
    (error: { details: { fields?: unknown } }) => error.details.fields,
  );
