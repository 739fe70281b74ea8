import { randomUUID } from 'node:crypto';
import { openThings } from '../../fuzz/things.ts';
import { unlimited } from '../../lib/limits.ts';
import { waitFor } from '../../lib/wait.ts';
import { ask } from '../lib/ask.ts';
import { leaksIn, leaksOfEndpoints, leaksOfPages, mailsIn, sitemapParts } from '../lib/leaks.ts';
import { openPeople } from '../lib/people.ts';
import { each, rowOf } from '../lib/rows.ts';
import { openEndpoints } from '../matrix/calls.ts';
import { rows as legacy } from '../matrix/means.ts';
import { openChannels } from './channels.ts';
import { openPlaces, plant, type Places, type Planted } from './plant.ts';
import type { Attack, Row } from '../lib/areas.ts';
import type { Caller } from '../../site/caller.ts';

export const name = 'no byte of a covered text reaches a reader who is not there yet';
export const settings = { ...unlimited, OPEN_GRAPHQL: 'true' };
export const short = true;

/** Fields by which a reader reveals a text or gains access to it, and the calls of legacy rows that do so. */
const isOpening = (root: string) =>
  root.startsWith('reveal') || ['savePosition', 'setEpisodeWatched', 'setSeasonWatched'].includes(root);
const TOLD_MS = 10_000;

export const run: Attack['run'] = async ({ site, say }) => {
  const { origin, logins, mails = '', visitor, short } = site;
  const people = openPeople(site);
  const [author, replier, reader, reached] = await each(Array.from({ length: 4 }), () => people.join(), 1);
  if (!author || !replier || !reader || !reached) throw new Error('no members');
  const things = await openThings(origin, logins, mails);
  const episode = things.episodes.find(({ title }) => title.kind === 'SERIES');
  if (!episode) throw new Error('the site has no episode of a series');
  const { title, season, number } = episode;

  const marker = `zq${randomUUID().slice(0, 8)}`;
  const place = { marker, episode, author, replier, reader };
  const places = await openPlaces(place);
  // Opened before the texts are written: pushed messages are read with the rights of each viewer.
  const channels = await each([visitor, reader.caller], (caller) =>
    openChannels(origin, caller, { episodeId: episode.id, places, isMember: caller !== visitor }),
  );
  const planted = await plant(place, places);
  const { markers } = planted;
  const isNotified = async () =>
    (await ask(reader.caller, 'Notifications', { page: 1 })).data.notifications.count >= 1;
  await waitFor('a notification of the reader', TOLD_MS, isNotified);
  for (const channel of channels) await channel.followPosts(planted.posts.map(({ id }) => id));
  for (const { id } of planted.posts) await ask(replier.caller, 'Clap', { input: { postId: id, claps: 1 } });
  for (const channel of channels) await channel.received();
  // The owner of the calls' other objects enters, because only those inside get the room's live channel.
  await ask(things.member, 'JoinRoom', { code: places.room.code });
  // A cache for other readers must not contain what the author sees.
  const reads = () => readsOf(planted, places, { episode, author: author.username });
  const textOf = async (caller: Caller) =>
    (
      await each(reads(), async ([document, variables]) => (await ask(caller, document, variables)).text, 1)
    ).join('\n');
  await textOf(author.caller);

  const endpoints = await openEndpoints(
    {
      ...things,
      ...onlyCovered(planted, places, author.username),
      episodes: [episode],
      titles: [{ ...title, trailerIds: null }],
      series: [{ id: title.id }],
    },
    origin,
  );
  const asked = endpoints.filter(
    ({ name: endpoint, roots, endsSessions }) =>
      !endsSessions && ![...roots, legacy[endpoint]?.call.split('.')[1] ?? ''].some(isOpening),
  );
  const times = short ? 2 : 5;
  const path = `/dizi/${title.slug}`;
  const pages = [
    '/',
    path,
    `${path}/${season}-sezon/${number}-bolum`,
    '/akis',
    '/tartismalar',
    '/odalar',
    '/bildirimler',
    '/ara?q=gece',
    '/listem',
    '/takvim',
    '/openapi.json',
    '/robots.txt',
    ...[places.post, ...planted.posts.map(({ id }) => id)].map((id) => `/gonderi/${id}`),
    ...[places.topic, ...planted.topics.map(({ id }) => id)].map((id) => `/tartisma/${id}`),
    ...[author, replier, reader].map(({ username }) => `/profile/${username}`),
    `/oda/${places.room.code}`,
    '/sitemap.xml',
    ...(await sitemapParts(origin)),
  ];
  const searches = searchesFor(planted, places);
  /** The searches that find something. */
  const found = async (caller: Caller) =>
    (
      await each(searches, async ([document, variables]) =>
        isFound((await ask(caller, document, variables)).data) ? `${document}: ${variables.query}` : '',
      )
    ).filter(Boolean);
  const rows: Row[] = [];
  for (const [who, caller] of [
    ['a visitor', visitor],
    ['a member who is not there yet', reader.caller],
  ] as [string, Caller][]) {
    const opened = await leaksOfEndpoints(asked, { caller, times, markersOf: () => markers });
    rows.push(rowOf(`${who}: every legacy row and document`, asked.length * times, opened));
    const read = leaksIn(markers, await textOf(caller));
    rows.push(rowOf(`${who}: lists and threads around it`, reads().length, read));
    const shown = await leaksOfPages(origin, pages, { caller, markers });
    rows.push(rowOf(`${who}: pages`, pages.length, shown));
    const hits = await found(caller);
    rows.push(rowOf(`${who}: searches for its words`, searches.length, hits));
    say(who);
  }
  rows.push(
    rowOf(
      'what is pushed to open pages',
      channels.length,
      channels.flatMap(({ socket }) => leaksIn(markers, socket.frames.join('\n'))),
      `${channels.reduce((sum, { socket }) => sum + socket.frames.length, 0)} frames`,
    ),
  );
  for (const { socket } of channels) socket.close();
  const letters = mailsIn(mails);
  rows.push(
    rowOf(
      'mails',
      letters.length,
      letters.flatMap((letter) => leaksIn(markers, letter)),
    ),
  );

  // The same reads show the texts to those who may see them: a marker that nobody could find would prove nothing.
  const missing = (text: string, wanted: (one: Planted['all'][string]) => boolean) =>
    Object.entries(planted.all).flatMap(([key, one]) =>
      wanted(one) && !text.includes(key) ? [`hidden: ${one.what}`] : [],
    );
  const own = missing(await textOf(author.caller), ({ by }) => by === author);
  rows.push(rowOf('the author reads what they wrote', Object.keys(markers).length, own));
  const hits = (await found(author.caller)).length;
  rows.push(rowOf("the author's searches find it", searches.length, hits < 3 ? [`only ${hits}`] : []));
  await ask(reached.caller, 'SetEpisodeWatched', { input: { episodeId: episode.id, watched: true } });
  await ask(reached.caller, 'JoinRoom', { code: places.room.code });
  let hidden: string[] = [];
  const isShown = async () => {
    hidden = missing(await textOf(reached.caller), ({ whole }) => !whole);
    return hidden.length === 0;
  };
  await waitFor('the covered texts', TOLD_MS, isShown).catch(() => undefined);
  rows.push(rowOf('a member who is there reads it', Object.keys(markers).length, hidden));
  return rows;
};

/** Returns one of a list at each call, in turn. */
const inTurn = <T>(list: readonly T[]) => {
  let at = 0;
  return () => Promise.resolve(list[at++ % list.length] as T);
};

/** The objects of calls: only covered ones. */
const onlyCovered = (
  { comments, posts, topics, topicPosts, entries }: Planted,
  { room }: Places,
  username: string,
) => {
  const post = inTurn(posts);
  return {
    comments: comments.map((id) => ({ id, author: { id: '', username } })),
    foreignComment: inTurn(comments.map((id) => ({ id, version: 1 }))),
    post,
    foreignPost: post,
    topic: inTurn(topics),
    topicPost: inTurn(topicPosts),
    room: () => Promise.resolve(room),
    roomEntry: inTurn(entries),
  };
};

/** Documents of the pages that list the covered texts, or show them by their ids. */
const readsOf = (
  { comments, posts, topics, topicPosts, entries }: Planted,
  { topic, post, room }: Places,
  { episode, author }: { episode: { id: string; title: { id: string } }; author: string },
): [string, object][] => [
  ['Comments', { target: { kind: 'EPISODE', id: episode.id }, page: 1 }],
  ['CommentsOverlay', { ids: comments }],
  ...comments.slice(0, 4).map((parentId): [string, object] => ['Replies', { parentId, page: 1 }]),
  ['Feed', { kind: 'EVERYONE' }],
  ['PostsOverlay', { ids: posts.map(({ id }) => id) }],
  ['Comments', { target: { kind: 'POST', id: post }, page: 1 }],
  ...posts.flatMap(({ id }): [string, object][] => [
    ['Post', { id }],
    ['Comments', { target: { kind: 'POST', id }, page: 1 }],
  ]),
  ['Topics', { order: 'NEW' }],
  ['TitleTopics', { titleId: episode.title.id }],
  ['TopicsOverlay', { ids: topics.map(({ id }) => id) }],
  ...[topic, ...topics.map(({ id }) => id)].map((id): [string, object] => ['TopicPage', { id }]),
  ['PostsById', { ids: topicPosts }],
  ['RoomEntries', { code: room.code }],
  ['RoomEntriesById', { code: room.code, ids: entries.map(({ id }) => id) }],
  ['Notifications', { page: 1 }],
  ['Profile', { username: author }],
];

/** Searches for words that stand only in covered texts. */
const searchesFor = ({ all }: Planted, { topic }: Places): [string, { query: string }][] =>
  Object.keys(all).flatMap((query): [string, { query: string }][] => [
    ['Topics', { order: 'ACTIVITY', query } as { query: string }],
    ['FoundTopicPosts', { topicId: topic, query } as { query: string }],
    ['FoundForumPosts', { query }],
  ]);

/** Whether a search has found something. */
const isFound = (
  data:
    | {
        topics?: { items: unknown[] };
        topicPostsFound?: { items: unknown[] };
        forumPostsFound?: { items: unknown[] };
      }
    | undefined,
) =>
  [data?.topics, data?.topicPostsFound, data?.forumPostsFound].some((list) => (list?.items.length ?? 0) > 0);
