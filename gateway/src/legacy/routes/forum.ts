import { TopicCategory } from '@seyir/proto';
import { z } from 'zod';
import { getTopic } from '../../operations/forum/read-topics.js';
import { createTopic, deleteTopic, deleteTopicPost, editTopic } from '../../operations/forum/write-topics.js';
import { FORUM_PATH, topicPath } from '../../operations/links.js';
import { id, oneOf, optionalId, rawText } from '../fields.js';
import { row, type Row } from '../row.js';
import { path } from '../shapes/common.js';

/** Product-spec §5. */
const MISSING = 'Lütfen gerekli alanları doldurunuz !';
const MISSING_IN_EDIT = 'Eksik değerler var !';

export const TOPIC_DELETED = 'Konu silindi.';
export const TOPIC_POST_DELETED = 'Yazı silindi.';

const title = rawText(2_000);
const body = rawText(160_000);

const category = oneOf([
  TopicCategory.GENERAL,
  TopicCategory.SERIES,
  TopicCategory.ANIME,
  TopicCategory.MOVIES,
  TopicCategory.SUGGESTIONS,
  TopicCategory.ANNOUNCEMENTS,
]);

export const forumRows: readonly Row[] = [
  row({
    path: '/set/discussion',
    summary: 'Opens a topic in a category.',
    auth: 'member',
    input: z.object({ title, category, desc: body }),
    answer: z.object({ link: path }),
    missing: MISSING,
    names: { body: 'desc' },
    run: async (ctx, { title, category, desc }) => ({
      link: topicPath(await createTopic(ctx, { title, category, body: desc })),
    }),
  }),
  row({
    path: '/ajax/service',
    type: 'newTopic2',
    summary: 'Opens a topic about a series, in the category of its kind.',
    auth: 'member',
    input: z.object({ series: id, title, desc: body }),
    answer: z.object({ link: path }),
    missing: MISSING,
    names: { body: 'desc', titleId: 'series' },
    run: async (ctx, { series: titleId, title, desc }) => ({
      link: topicPath(await createTopic(ctx, { titleId, title, body: desc })),
    }),
  }),
  row({
    path: '/ajax/service',
    type: 'editTopic',
    summary: 'Changes a topic; without a series the present one stays.',
    auth: 'member',
    input: z.object({ id, title, content: body, series: optionalId }),
    answer: z.object({ link: path }),
    missing: MISSING_IN_EDIT,
    names: { body: 'content', titleId: 'series', topicId: 'id' },
    async run(ctx, { id, title, content, series }) {
      const titleId = series ?? (await getTopic(ctx, { id }))?.titleId;
      const edit = { id, title, body: content, version: 0, ...(titleId && { titleId }) };
      return { link: topicPath(await editTopic(ctx, edit)) };
    },
  }),
  row({
    path: '/discussion/delete/post',
    summary: 'Deletes one post of a topic.',
    auth: 'member',
    input: z.object({ id }),
    answer: z.object({ message: z.string() }),
    async run(ctx, input) {
      await deleteTopicPost(ctx, input);
      return { message: TOPIC_POST_DELETED };
    },
  }),
  row({
    path: '/delete/discussion',
    summary: 'Deletes a topic with its posts; answers the page to go to.',
    auth: 'member',
    input: z.object({ id }),
    answer: z.object({ message: z.string(), link: path }),
    async run(ctx, input) {
      await deleteTopic(ctx, input);
      return { message: TOPIC_DELETED, link: FORUM_PATH };
    },
  }),
];
