import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CommentsService,
  NotificationKind,
  NotificationsService,
  TargetKind,
  TranslationKind,
} from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { comment, member } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const codes = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.map(({ extensions }) => extensions['code']);

describe('an edit', () => {
  const edit = (input: string) =>
    site.graphql(
      `mutation { editComment(input: ${input}) { comment { body edited version mayEdit } } }`,
      {},
      asMember,
    );

  it('answers the comment as it stands then', async () => {
    const { data } = await edit('{id: "comment-1", body: "Yeni", version: 1}');
    expect(data?.['editComment']).toEqual({
      comment: { body: 'Yeni', edited: true, version: 2, mayEdit: true },
    });
  });

  it('of an older version is told so in words', async () => {
    const answer = await edit('{id: "comment-1", body: "Yeni", version: 7}');
    expect(codes(answer)).toEqual(['OUTDATED']);
    expect(answer.errors?.[0]?.message).toBe(
      'Sen düzenlerken bu içerik değişti. Son hâline bakıp yeniden dene.',
    );
  });
});

it('a lone surrogate is refused at every door, and not replaced', async () => {
  const posted: string[] = [];
  site.peers.fake(CommentsService, {
    postReply: async ({ body }) => {
      posted.push(body);
      return { comment };
    },
  });
  const answer = await site.graphql(
    'mutation ($input: PostReplyInput!) { postReply(input: $input) { comment { id } } }',
    { input: { parentId: 'comment-1', body: 'bozuk \ud800' } },
    asMember,
  );
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { body: expect.any(String) },
  });
  const legacy = await site.post(
    '/set/comment/reply',
    { id: 'comment-1', message: 'bozuk \ud800' },
    asMember,
  );
  expect(await legacy.json()).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(posted).toEqual([]);
});

it('C-17 says who may edit and delete, and deletes', async () => {
  const query = '{ commentsById(ids: ["comment-1", "comment-2"]) { mayEdit mayDelete } }';
  const of = async (authorId: string, token?: string) => {
    site.peers.fake(CommentsService, { getComments: async () => ({ comments: [{ ...comment, authorId }] }) });
    return (await site.graphql(query, {}, token ? { token } : {})).data?.['commentsById'];
  };
  expect(await of(member.id, 'token-1')).toEqual([{ mayEdit: true, mayDelete: true }]);
  expect(await of('member-2', 'token-1')).toEqual([{ mayEdit: false, mayDelete: false }]);
  expect(await of(member.id)).toEqual([{ mayEdit: false, mayDelete: false }]);
  const { data } = await site.graphql(
    'mutation { deleteComment(id: "comment-1") { comment { body deleted mayDelete } } }',
    {},
    asMember,
  );
  expect(data?.['deleteComment']).toEqual({ comment: { body: null, deleted: true, mayDelete: false } });
});

it('R-01 a report is taken, and what has no owner yet is not found', async () => {
  const report = (targetType: string) =>
    site.graphql(
      `mutation { report(input: {targetType: ${targetType}, targetId: "comment-1", problem: SPAM}) { already message } }`,
      {},
      asMember,
    );
  expect((await report('COMMENT')).data?.['report']).toEqual({
    already: false,
    message: 'Bildirimin bize ulaştı. En kısa sürede inceleyeceğiz.',
  });
  expect(codes(await report('USER'))).toEqual(['NOT_FOUND']);
});

it('names members for a mention, to members alone', async () => {
  const query = '{ memberSuggestions(prefix: "de") { username path } }';
  expect((await site.graphql(query, {}, asMember)).data?.['memberSuggestions']).toEqual([
    { username: 'deniz', path: '/profile/deniz' },
  ]);
  expect(codes(await site.graphql(query))).toEqual(['NO_SESSION']);
});

it('L-18 L-19 whether one wants to know is set, and asked for many at once', async () => {
  const set = (active: boolean) =>
    site.graphql(
      `mutation { setLetMeKnow(input: {kind: EPISODE, id: "e", active: ${active}}) { id active } }`,
      {},
      asMember,
    );
  expect((await set(true)).data?.['setLetMeKnow']).toEqual({ id: 'e', active: true });
  expect((await set(false)).data?.['setLetMeKnow']).toEqual({ id: 'e', active: false });
  const query = '{ letMeKnow(kind: TITLE, ids: ["a", "b"]) }';
  expect((await site.graphql(query, {}, asMember)).data?.['letMeKnow']).toEqual(['a']);
  expect((await site.graphql(query)).data?.['letMeKnow']).toEqual([]);
});

it('N-02 puts each kind of notification into words, with what it leads to', async () => {
  const target = { kind: TargetKind.EPISODE, id: 'episode-1' };
  site.peers.fake(NotificationsService, {
    listNotifications: async () => ({
      notifications: [
        { id: '1', kind: NotificationKind.REPLY, actorId: 'member-2', causeId: 'c', target },
        { id: '2', kind: NotificationKind.MENTION, actorId: 'gone', causeId: 'c', target },
        {
          id: '3',
          kind: NotificationKind.EPISODE,
          causeId: 'a',
          target,
          translation: TranslationKind.DUBBED,
        },
        { id: '4', kind: NotificationKind.EPISODE, causeId: 'a', target: { ...target, id: 'gone' } },
      ],
      info: { count: 4, last: true },
    }),
  });
  const query = '{ notifications { items { kind actor { username } shown { heading text path } } } }';
  const { data, errors } = await site.graphql(query, {}, asMember);
  expect(errors).toBeUndefined();
  const path = '/dizi/gece-vapuru/1-sezon/1-bolum';
  expect((data?.['notifications'] as unknown as { items: unknown[] }).items).toEqual([
    {
      kind: 'REPLY',
      actor: { username: 'ada' },
      shown: { heading: 'Ada', text: 'yorumuna yanıt verdi.', path: `${path}#yorum-c` },
    },
    {
      kind: 'MENTION',
      actor: null,
      shown: { heading: 'Ayrılmış bir üye', text: 'bir yorumda senden söz etti.', path: `${path}#yorum-c` },
    },
    {
      kind: 'EPISODE',
      actor: null,
      shown: { heading: 'Gece Vapuru', text: '1. sezon 1. bölüm dublajla yayınlandı.', path },
    },
    {
      kind: 'EPISODE',
      actor: null,
      shown: { heading: 'Artık burada olmayan bir bölüm', text: '', path: null },
    },
  ]);
});

it('U-17 a later page says which comment the reader has as the newest', async () => {
  const asked: unknown[] = [];
  site.peers.fake(CommentsService, {
    listComments: async ({ newestId, page }) => {
      asked.push([page?.number, newestId]);
      return { comments: [], info: { count: 0, last: true } };
    },
  });
  const read = (rest: string) =>
    site.graphql(`{ comments(target: {kind: EPISODE, id: "episode-9"}, ${rest}) { count } }`);
  await read('page: 1');
  await read('page: 2, newestId: "comment-7"');
  await read('page: 2, newestId: "comment-8"');
  expect(asked).toEqual([
    [1, ''],
    [2, 'comment-7'],
    [2, 'comment-8'],
  ]);
});

it('a page of twenty comments with replies takes one call for them and one for all who wrote them', async () => {
  const comments = Array.from({ length: 20 }, (_, n) => ({
    ...comment,
    id: `comment-${n}`,
    authorId: `member-${n}`,
    replies: [0, 1, 2].map((m) => ({
      ...{ id: `reply-${n}-${m}`, parentId: `comment-${n}`, body: 'Bence de', postedAt: comment.postedAt },
      authorId: `member-${100 + n * 3 + m}`,
    })),
  }));
  site.peers.fake(CommentsService, {
    listComments: async () => ({ comments, info: { count: 20, last: true } }),
  });
  const id = '00000000-0000-4000-8000-000000000020';
  const before = site.peers.calls.length;
  const body = { type: TargetKind.EPISODE, id, page: 1 };
  const answer = (await (await site.post('/get/more/comment', body)).json()) as { count: number };
  expect(answer.count).toBe(20);
  expect(site.peers.calls.slice(before)).toEqual([
    'CommentsService/listComments',
    'AccountsService/getMembers',
  ]);
});
