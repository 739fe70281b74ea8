import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  Badge,
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

  it('returns the edited comment', async () => {
    const { data } = await edit('{id: "comment-1", body: "Yeni", version: 1}');
    expect(data?.['editComment']).toEqual({
      comment: { body: 'Yeni', edited: true, version: 2, mayEdit: true },
    });
  });

  it('of an older version gets an explaining text', async () => {
    const answer = await edit('{id: "comment-1", body: "Yeni", version: 7}');
    expect(codes(answer)).toEqual(['OUTDATED']);
    expect(answer.errors?.[0]?.message).toBe(
      'Sen düzenlerken bu içerik değişti. Son hâline bakıp yeniden dene.',
    );
  });
});

it('a lone surrogate is refused in every API, and not replaced', async () => {
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

it('C-17 shows who may edit and delete, and deletes', async () => {
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

it('R-01 a report is accepted, and a target without an owning service is not found', async () => {
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

it('suggests members for a mention, only to members', async () => {
  const query = '{ memberSuggestions(prefix: "de") { username path } }';
  expect((await site.graphql(query, {}, asMember)).data?.['memberSuggestions']).toEqual([
    { username: 'deniz', path: '/profile/deniz' },
  ]);
  expect(codes(await site.graphql(query))).toEqual(['NO_SESSION']);
});

it('L-18 L-19 a subscription to notifications is set, and read for many at once', async () => {
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

it('N-02 describes each kind of notification, with its link', async () => {
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

it('N-02 describes notices of social and the forum, with links; of a group it shows only the name', async () => {
  const target = { kind: TargetKind.POST, id: 'post-1' };
  const onTopic = (id: string) => ({ kind: TargetKind.DISCUSSION, id });
  const told = [
    { kind: NotificationKind.FOLLOW, actorId: 'member-2' },
    { kind: NotificationKind.FOLLOW, actorId: 'gone' },
    { kind: NotificationKind.FOLLOW_REQUEST, actorId: 'member-2' },
    { kind: NotificationKind.CLAP, actorId: 'member-2', target },
    { kind: NotificationKind.CLAP, actorId: 'member-2', target, others: 4 },
    { kind: NotificationKind.COMMENT, actorId: 'member-2', target },
    { kind: NotificationKind.POST_MENTION, actorId: 'member-2', target },
    { kind: NotificationKind.POLL_ENDED, target },
    { kind: NotificationKind.GROUP_REQUEST, actorId: 'member-2', groupId: 'group-1' },
    { kind: NotificationKind.GROUP_INVITE, groupId: 'group-2' },
    { kind: NotificationKind.GROUP_ACCEPTED, groupId: 'group-9' },
    { kind: NotificationKind.GROUP_PLAN, groupId: 'group-1' },
    { kind: NotificationKind.ROOM_INVITE, actorId: 'member-2', roomCode: 'room-1' },
    { kind: NotificationKind.ROOM_INVITE, actorId: 'gone', roomCode: 'room-9' },
    { kind: NotificationKind.ROOM_REMINDER, actorId: 'member-2', roomCode: 'room-1' },
    { kind: NotificationKind.ROOM_REMINDER, roomCode: 'room-9' },
    { kind: NotificationKind.MESSAGE_REQUEST, actorId: 'member-2' },
    { kind: NotificationKind.MESSAGE_REQUEST, actorId: 'gone' },
    { kind: NotificationKind.TOPIC_POSTS, target: onTopic('topic-1') },
    { kind: NotificationKind.TOPIC_POSTS, target: onTopic('topic-1'), others: 98 },
    { kind: NotificationKind.TOPIC_POSTS, target: onTopic('topic-2'), others: 2 },
    { kind: NotificationKind.TOPIC_POSTS, target: onTopic('topic-9') },
    { kind: NotificationKind.TOPIC_MENTION, actorId: 'member-2', target: onTopic('topic-1') },
    { kind: NotificationKind.TOPIC_MENTION, actorId: 'member-2', target: onTopic('topic-9') },
    { kind: NotificationKind.BADGE, badge: Badge.FIRST_POST },
    { kind: NotificationKind.BADGE, badge: 99 as Badge },
  ];
  site.peers.fake(NotificationsService, {
    listNotifications: async () => ({
      notifications: told.map((one, n) => ({ id: String(n), causeId: 'c', ...one })),
      info: { count: told.length, last: true },
    }),
  });
  const query = '{ notifications { items { kind shown { heading text path } } } }';
  const { data } = await site.graphql(query, {}, asMember);
  const items = data?.['notifications'] as unknown as { items: { kind: string; shown: object }[] };
  expect(items.items.map(({ kind, shown }) => [kind, ...Object.values(shown)])).toEqual([
    ['FOLLOW', 'Ada', 'seni takip etmeye başladı.', '/profile/ada'],
    ['FOLLOW', 'Ayrılmış bir üye', 'seni takip etmeye başladı.', null],
    ['FOLLOW_REQUEST', 'Ada', 'seni takip etmek istiyor.', '/profile/deniz#takip-istekleri'],
    ['CLAP', 'Ada', 'gönderini alkışladı.', '/gonderi/post-1'],
    ['CLAP', 'Ada', 've 4 kişi daha gönderini alkışladı.', '/gonderi/post-1'],
    ['COMMENT', 'Ada', 'gönderine yorum yaptı.', '/gonderi/post-1#yorum-c'],
    ['POST_MENTION', 'Ada', 'bir gönderide senden söz etti.', '/gonderi/post-1'],
    ['POLL_ENDED', 'Anketin', 'sona erdi. Sonuçlara bak!', '/gonderi/post-1'],
    ['GROUP_REQUEST', 'Ada', 'Bozkır <b>Sevenler</b> grubuna katılmak istiyor.', '/grup/bozkir'],
    ['GROUP_INVITE', 'Gizli', 'grubuna davet edildin.', '/grup/gizli'],
    ['GROUP_ACCEPTED', 'Artık burada olmayan bir grup', 'grubuna katılma isteğin kabul edildi.', null],
    ['GROUP_PLAN', 'Bozkır <b>Sevenler</b>', 'planındaki bölüm bir saat içinde başlıyor.', '/grup/bozkir'],
    ['ROOM_INVITE', 'Ada', 'seni “Film gecesi” odasına davet etti.', '/oda/room-1'],
    ['ROOM_INVITE', 'Ayrılmış bir üye', 'seni birlikte izlemeye davet etti.', null],
    ['ROOM_REMINDER', 'Film gecesi', 'odası 10 dakika sonra başlıyor.', '/oda/room-1'],
    ['ROOM_REMINDER', 'Birlikte izleme', 'odası 10 dakika sonra başlıyor.', null],
    ['MESSAGE_REQUEST', 'Ada', 'sana bir mesaj isteği gönderdi.', '/profile/message/ada'],
    ['MESSAGE_REQUEST', 'Ayrılmış bir üye', 'sana bir mesaj isteği gönderdi.', null],
    // The link leads to the first unread post.
    [
      'TOPIC_POSTS',
      'Finali konuşalım!',
      'konusunda yeni bir yazı var.',
      '/tartisma/topic-1-finali-konusalim?yazi=2#yazi-2',
    ],
    [
      'TOPIC_POSTS',
      'Finali konuşalım!',
      'konusunda 99+ yeni yazı var.',
      '/tartisma/topic-1-finali-konusalim?yazi=2#yazi-2',
    ],
    ['TOPIC_POSTS', 'Takip ettiğin bir konuda', '3 yeni yazı var.', '/tartisma/topic-2'],
    ['TOPIC_POSTS', 'Artık burada olmayan bir konu', '', null],
    ['TOPIC_MENTION', 'Ada', 'bir konuda senden söz etti.', '/tartisma/topic-1-finali-konusalim'],
    ['TOPIC_MENTION', 'Ada', 'bir konuda senden söz etti.', null],
    ['BADGE', 'Akışa Merhaba', 'rozetini kazandın!', '/profile/deniz#rozetler'],
    ['BADGE', 'Yeni bir rozet', 'rozetini kazandın!', '/profile/deniz#rozetler'],
  ]);
});

it('N-02 links to threads of collections without reading each collection', async () => {
  const target = { kind: TargetKind.COLLECTION, id: 'collection-1' };
  site.peers.fake(NotificationsService, {
    listNotifications: async () => ({
      notifications: [{ id: '1', kind: NotificationKind.REPLY, actorId: 'member-2', causeId: 'c', target }],
      info: { count: 1, last: true },
    }),
  });
  site.peers.calls.length = 0;
  const { data } = await site.graphql('{ notifications { items { shown { path } } } }', {}, asMember);
  expect(data).toMatchObject({
    notifications: { items: [{ shown: { path: '/koleksiyon/collection-1#yorum-c' } }] },
  });
  expect(site.peers.calls).not.toContain('SocialService/getCollection');
});

it("U-17 a later page contains the reader's newest comment", async () => {
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

it('a page of twenty comments with replies takes one call for them and one for all authors', async () => {
  const comments = Array.from({ length: 20 }, (_, n) => ({
    ...comment,
    id: `comment-${n}`,
    authorId: `member-${n}`,
    replies: [0, 1, 2].map((m) => ({
      id: `reply-${n}-${m}`,
      parentId: `comment-${n}`,
      body: 'Bence de',
      postedAt: comment.postedAt,
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
