import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommentsService, SpoilerKind, TopicCategory, TopicOrder } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { coveredTopic, topic } from './support/world/forum.js';
import { member, other } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const legacy = async (path: string, body: object, token = 'token-1') =>
  (await site.post(path, body, token ? { token } : {})).json() as Promise<Record<string, unknown>>;
const codeOf = async (query: string, options = {}) =>
  (await site.graphql(query, {}, options)).errors?.[0]?.extensions?.['code'];
const write = async (call: string) => (await site.graphql(`mutation { ${call} }`, {}, asMember)).data;

describe('topics', () => {
  it('F-01 F-04: are listed with their category, series and last author; covered ones have no title', async () => {
    const query = `{ topics { items { id path title category about { slug } lastAuthor { username } postCount covered state { followed } }
      moved { topic { id } } last } }`;
    const rows = [
      {
        id: topic.id,
        path: '/tartisma/topic-1-finali-konusalim',
        title: topic.title,
        category: 'SERIES',

        about: { slug: 'gece-vapuru' },
        lastAuthor: { username: other.username },
        postCount: 2,
        covered: false,
      },
      {
        id: coveredTopic.id,
        path: '/tartisma/topic-2',
        title: null,
        category: 'GENERAL',
        about: null,
        lastAuthor: null,
        postCount: 0,
        covered: true,
      },
    ];
    const listed = async (options = {}) => (await site.graphql(query, {}, options)).data?.['topics'];
    const of = (...states: unknown[]) => rows.map((row, index) => ({ ...row, state: states[index] ?? null }));
    expect(await listed()).toEqual({ items: of(), moved: [], last: true });
    expect(await listed(asMember)).toEqual({ items: of({ followed: true }), moved: [], last: true });
    expect(await codeOf('{ topics(order: FOLLOWED) { last } }')).toBe('NO_SESSION');
    const moved = '{ topics(category: ANIME) { moved { topic { id } movedAt } } }';
    expect((await site.graphql(moved)).data).toEqual({
      topics: { moved: [{ topic: { id: topic.id }, movedAt: '2026-11-20T12:00:00.000Z' }] },
    });
  });

  it('are read with the viewer’s rights, and null for an unknown topic', async () => {
    const query = `{ topic(id: "topic-1") { title body author { username } version mayEdit mayDelete mayPost mayModerate
      state { followed readNumber } } none: topic(id: "topic-9") { id } }`;
    const shown = { title: topic.title, body: topic.body, author: { username: member.username }, version: 3 };
    const nobody = { mayEdit: false, mayDelete: false, mayPost: false, mayModerate: false, state: null };
    expect((await site.graphql(query)).data).toEqual({ topic: { ...shown, ...nobody }, none: null });
    const own = { mayEdit: true, mayDelete: true, mayPost: true, mayModerate: false };
    expect((await site.graphql(query, {}, asMember)).data).toEqual({
      topic: { ...shown, ...own, state: { followed: true, readNumber: 1 } },
      none: null,
    });
  });

  it('are revealed to visitors too, with the title that they are about', async () => {
    const query =
      'mutation { revealTopics(ids: ["topic-2"]) { topics { title spoiler { kind } spoilerOf { slug } } } }';
    expect((await site.graphql(query)).data).toEqual({
      revealTopics: {
        topics: [{ title: 'Katil uşak', spoiler: { kind: 'TITLE' }, spoilerOf: { slug: 'gece-vapuru' } }],
      },
    });
  });

  it('F-02 F-03: are opened, edited and deleted by members', async () => {
    const create =
      'createTopic(input: { category: MOVIES, title: "Yeni", body: "Metin" }) { topic { path category } }';
    expect(await write(create)).toEqual({
      createTopic: { topic: { path: '/tartisma/topic-new-yeni', category: 'MOVIES' } },
    });
    const edit =
      'editTopic(input: { id: "topic-1", title: "Başka", body: "Metin", version: 3 }) { topic { title } }';
    expect(await write(edit)).toEqual({ editTopic: { topic: { title: 'Başka' } } });
    expect(await write('deleteTopic(id: "topic-1") { id go }')).toEqual({
      deleteTopic: { id: 'topic-1', go: '/tartismalar' },
    });
    expect(await codeOf(`mutation { ${create} }`)).toBe('NO_SESSION');
  });

  it('can be followed, and marked as read', async () => {
    const calls = `followTopic(id: "topic-1", followed: false) { topicId state { followed readNumber } }
      markTopicRead(id: "topic-1", number: 2) { state { readNumber } }`;
    expect(await write(calls)).toEqual({
      followTopic: { topicId: 'topic-1', state: { followed: false, readNumber: null } },
      markTopicRead: { state: { readNumber: 2 } },
    });
  });

  it('are locked, pinned and moved', async () => {
    const calls = `lockTopic(id: "topic-1", locked: true) { topic { locked } }
      pinTopic(id: "topic-1", pinned: true) { topic { pinned } }
      moveTopic(id: "topic-1", category: ANIME) { topic { category } }`;
    expect(await write(calls)).toEqual({
      lockTopic: { topic: { locked: true } },
      pinTopic: { topic: { pinned: true } },
      moveTopic: { topic: { category: 'ANIME' } },
    });
  });

  it('F-12: take reactions and reports as discussion', async () => {
    const asked: string[] = [];
    site.peers.fake(CommentsService, {
      report: async ({ targetType }) => {
        asked.push(targetType);
        return { caseId: 'case-1', already: false };
      },
    });
    const reaction = { series_id: 'topic-1', post_id: '', action: '1', status: '0', type: 'discussion' };
    expect(await legacy('/set/action', reaction)).toMatchObject({
      success: true,
      status: '1',
      name: 'Beğen',
    });
    const taken = { id: 'topic-1', value: 'spam', desc: '', type: 'discussion' };
    expect(await legacy('/set/report', taken)).toMatchObject({ success: true });
    expect(asked).toEqual(['discussion']);
  });
});

describe('posts of a topic', () => {
  it('have numbers and quoted posts, and are null for an unknown topic', async () => {
    const query = `query ($id: ID!) { topicPosts(topicId: $id) { items { id number body quoted { id body } } earlier last live { seq } } }`;
    expect((await site.graphql(query, { id: topic.id })).data).toEqual({
      topicPosts: {
        items: [
          { id: 'topic-post-1', number: 1, body: 'Bence çok iyiydi', quoted: null },
          {
            id: 'topic-post-3',
            number: 3,
            body: 'Bence çok iyiydi',
            quoted: { id: 'topic-post-1', body: 'Bence çok iyiydi' },
          },
        ],
        earlier: false,
        last: true,
        live: { seq: 4 },
      },
    });
    expect((await site.graphql(query, { id: 'topic-9' })).data).toEqual({ topicPosts: null });
  });

  it('are found by their texts, page by page; null for an unknown topic', async () => {
    const query = `query ($id: ID!, $cursor: String) {
      topicPostsFound(topicId: $id, query: " Bence ", size: 1, cursor: $cursor) { items { id number } last nextCursor } }`;
    const found = async (variables: object) =>
      (await site.graphql(query, variables, asMember)).data?.['topicPostsFound'];
    expect(await found({ id: topic.id })).toEqual({
      items: [{ id: 'topic-post-3', number: 3 }],
      last: false,
      nextCursor: 'more',
    });
    expect(await found({ id: topic.id, cursor: 'more' })).toEqual({
      items: [{ id: 'topic-post-1', number: 1 }],
      last: true,
      nextCursor: null,
    });
    expect(await found({ id: 'topic-9' })).toBeNull();
    expect((await site.graphql(query, { id: topic.id })).data?.['topicPostsFound']).toMatchObject({
      items: [{ number: 3 }],
    });
  });

  it('of all topics are found with their topics', async () => {
    const query = `{ forumPostsFound(query: "Bence") { items { post { id } topic { id path } } last nextCursor } }`;
    const { data } = await site.graphql(query, {}, asMember);
    const ofTopic = { id: topic.id, path: expect.stringMatching(/^\/tartisma\//) };
    expect(data).toMatchObject({
      forumPostsFound: { items: expect.arrayContaining([expect.objectContaining({ topic: ofTopic })]) },
    });
  });

  it('have up to 5,000 characters by our own form, and 500 by the calls for comments', async () => {
    const add = async (body: string) =>
      site.graphql(
        `mutation ($input: AddTopicPostInput!) { addTopicPost(input: $input) { post { body } } }`,
        { input: { topicId: topic.id, body } },
        asMember,
      );
    const long = 'ü'.repeat(501);
    expect((await add(long)).data).toEqual({ addTopicPost: { post: { body: long } } });
    const old = (comment: string) =>
      legacy('/add/comment', { id: topic.id, comment, type: '5', spoiler: '0' });
    expect(await old('ü'.repeat(500))).toMatchObject({ success: true, id: 'topic-post-1' });
    expect(await old(long)).toMatchObject({
      success: false,
      code: 'BAD_INPUT',
      fields: { comment: 'Bu alan çok uzun.' },
    });
  });
});

it('a search in the titles of topics is passed on without blanks around it', async () => {
  const asked: unknown[] = [];
  site.peers.fake(CommentsService, {
    listTopics: async ({ query, category, order }) => {
      asked.push({ query, category, order });
      return { topics: [topic], info: { last: true } };
    },
  });
  const search = '{ topics(query: " iğne ", category: ANIME) { items { id } } }';
  for (const options of [{}, asMember])
    expect((await site.graphql(search, {}, options)).data).toEqual({ topics: { items: [{ id: topic.id }] } });
  const wanted = { query: 'iğne', category: TopicCategory.ANIME, order: TopicOrder.ACTIVITY };
  expect(asked).toEqual([wanted, wanted]);
});

describe('the older calls', () => {
  it('F-05 F-06: need a title, a text, and a category or series', async () => {
    const missing = 'Lütfen gerekli alanları doldurunuz !';
    const whole = { title: 'Yeni konu', desc: 'Metin', category: '2' };
    const service = { title: 'Yeni konu', desc: 'Metin', series: 'title-1', type: 'newTopic2' };
    for (const [path, fields] of [
      ['/set/discussion', whole],
      ['/ajax/service', service],
    ] as const)
      for (const name of Object.keys(fields).filter((field) => field !== 'type'))
        expect(await legacy(path, { ...fields, [name]: ' ' })).toMatchObject({
          success: false,
          error: missing,
        });
    expect(await legacy('/set/discussion', whole)).toEqual({
      success: true,
      link: '/tartisma/topic-new-yeni-konu',
    });
    expect(await legacy('/set/discussion', { ...whole, category: '7' })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('newTopic2 leaves the category to the kind of its series', async () => {
    let asked: unknown;
    site.peers.fake(CommentsService, {
      createTopic: async ({ category, titleId }) => {
        asked = { category, titleId };
        return { topic };
      },
    });
    await legacy('/ajax/service', {
      type: 'newTopic2',
      series: 'title-1',
      title: 'Yeni konu',
      desc: 'Metin',
    });
    expect(asked).toEqual({ category: TopicCategory.UNSPECIFIED, titleId: 'title-1' });
  });

  it('F-07: an edit needs a title, a content and an id, and keeps its series without one', async () => {
    const asked: string[] = [];
    site.peers.fake(CommentsService, {
      editTopic: async ({ titleId }) => {
        asked.push(titleId);
        return { topic };
      },
    });
    const whole = { type: 'editTopic', id: 'topic-1', title: 'Başka', content: 'Metin', series: 'title-2' };
    for (const name of ['id', 'title', 'content'])
      expect(await legacy('/ajax/service', { ...whole, [name]: '' })).toMatchObject({
        success: false,
        error: 'Eksik değerler var !',
      });
    expect(await legacy('/ajax/service', whole)).toEqual({
      success: true,
      link: '/tartisma/topic-1-finali-konusalim',
    });
    await legacy('/ajax/service', { ...whole, series: '' });
    expect(asked).toEqual(['title-2', 'title-1']);
  });

  it('F-10 F-13: delete a topic, or a single post of it', async () => {
    expect(await legacy('/delete/discussion', { id: 'topic-1' })).toEqual({
      success: true,
      message: 'Konu silindi.',
      link: '/tartismalar',
    });
    expect(await legacy('/discussion/delete/post', { id: 'topic-post-1' })).toMatchObject({ success: true });
    expect(await legacy('/discussion/delete/post', { id: 'comment-1' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a spoiler on a topic covers its whole title', async () => {
    let asked: unknown;
    site.peers.fake(CommentsService, {
      addPost: async ({ spoiler }) => {
        asked = spoiler?.kind;
        return { post: { id: 'topic-post-9' } };
      },
    });
    await legacy('/add/comment', { id: topic.id, comment: 'Ölüyor', type: '5', spoiler: '1' });
    expect(asked).toBe(SpoilerKind.TITLE);
  });
});
