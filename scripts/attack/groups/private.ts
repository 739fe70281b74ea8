import { randomUUID } from 'node:crypto';
import { openThings } from '../../fuzz/things.ts';
import { unlimited } from '../../lib/limits.ts';
import { waitFor } from '../../lib/wait.ts';
import { documentOf } from '../../site/documents.ts';
import { openLive } from '../../site/live.ts';
import { ask } from '../lib/ask.ts';
import { leaksIn, leaksOfEndpoints, leaksOfPages, mailsIn, sitemapParts } from '../lib/leaks.ts';
import { openPeople, type Joined } from '../lib/people.ts';
import { uploadPhoto } from '../lib/upload.ts';
import { each, rowOf } from '../lib/rows.ts';
import { openEndpoints } from '../matrix/calls.ts';
import { fillGroup, openGroup, send, type Filled } from './plant.ts';
import type { Attack, Row } from '../lib/areas.ts';
import type { Caller } from '../../site/caller.ts';

export const name = 'no byte of a private group reaches anybody outside';
export const settings = { ...unlimited, OPEN_GRAPHQL: 'true' };
export const short = true;

const TOLD_MS = 10_000;

export const run: Attack['run'] = async ({ site, say }) => {
  const { origin, logins, mails = '', visitor, short } = site;
  const people = openPeople(site);
  const [owner, insider, former, invited, other] = await each(
    Array.from({ length: 5 }),
    () => people.join(),
    1,
  );
  if (!owner || !insider || !former || !invited || !other) throw new Error('no members');
  const things = await openThings(origin, logins, mails);
  const [episode, later, third] = things.episodes;
  if (!episode || !later || !third) throw new Error('the site has too few episodes');
  const marker = `zg${randomUUID().slice(0, 8)}`;
  const group = await openGroup({ marker, owner, members: [insider, former], invited });
  // Followers of a member read that member's posts, but not those in a private group.
  for (const one of [owner, insider]) {
    const { viewer } = await send(one, 'Viewer');
    await send(other, 'SetFollow', { input: { id: viewer.id, active: true } });
  }
  const inside = { marker, group, episodeId: episode.id, owner, insider };
  const early = await openChannels(origin, group.id, [visitor, other.caller, invited.caller]);
  const filled = await fillGroup({ ...inside, named: [other, invited] });
  const left = await leave({
    origin,
    former,
    insider,
    owner,
    groupId: group.id,
    otherEpisodeId: third.id,
    filled,
  });
  const late = await openChannels(origin, group.id, [former.caller]);
  const again = await fillGroup({
    ...inside,
    marker: `${marker}2`,
    // A new date of the same episode would replace the first one.
    episodeId: later.id,
    named: [other, invited, former],
    when: ', after a member has left',
  });
  const markers = { ...group.markers, ...filled.markers, ...again.markers };
  const posts = [...filled.posts, ...again.posts];
  const comments = [...filled.comments, ...again.comments];

  const reads = readsOf({ group, posts, comments, author: (await send(owner, 'Viewer')).viewer.id });
  const textOf = async (caller: Caller) =>
    (
      await each(reads, async ([document, variables]) => (await ask(caller, document, variables)).text, 1)
    ).join('\n');
  let hidden: string[] = [];
  const isShown = async () => {
    const seen = leaksIn(markers, await textOf(insider.caller));
    hidden = Object.values(markers).filter((what) => !seen.includes(what));
    return hidden.length === 0;
  };
  await waitFor('everything as a member', TOLD_MS, isShown).catch(() => undefined);
  const rows: Row[] = [
    rowOf('a member of the group reads all of it', Object.keys(markers).length, hidden),
    rowOf(
      'its photo opens at the signed address',
      1,
      (await statusOf(origin, filled.photo)) === 200 ? [] : ['not served'],
    ),
    left,
  ];

  let turn = 0;
  const post = async () => posts[turn++ % posts.length] ?? { id: '', version: 0 };
  const endpoints = (
    await openEndpoints(
      {
        ...things,
        group: () => Promise.resolve(group),
        post,
        foreignPost: post,
        groupPost: async () => ({ id: (await post()).id, groupId: group.id }),
        comments: comments.map((id) => ({ id, author: { id: '', username: owner.username } })),
        foreignComment: async () => ({ id: comments[turn++ % comments.length] ?? '', version: 1 }),
      },
      origin,
    )
  ).filter(({ endsSessions }) => !endsSessions);
  const ofMembers = { [insider.username]: 'a member' };
  const pages = [
    '/',
    '/akis',
    '/gruplar',
    `/grup/${group.slug}`,
    `/grup/${group.slug}/2`,
    '/bildirimler',
    ...posts.map(({ id }) => `/gonderi/${id}`),
    ...[owner, insider, former].map(({ username }) => `/profile/${username}`),
    '/sitemap.xml',
    ...(await sitemapParts(origin)),
  ];
  const addresses = await photoAddresses({ photo: filled.photo, asset: filled.asset, other });
  const outside: [string, Caller][] = [
    ['a visitor', visitor],
    ['a member who has left', former.caller],
    ['another member', other.caller],
    ['an invited member', invited.caller],
  ];
  for (const [who, caller] of short ? outside.slice(0, 2) : outside) {
    const found = await leaksOfEndpoints(endpoints, {
      caller,
      times: 1,
      // Other pages may name members, but only pages of the group may show who belongs to it.
      markersOf: ({ name: endpoint, roots }) =>
        /group/i.test([endpoint, ...roots].join(' ')) ? { ...markers, ...ofMembers } : markers,
    });
    rows.push(rowOf(`${who}: every legacy row and document`, endpoints.length, found));
    rows.push(
      rowOf(`${who}: its lists, posts and threads`, reads.length, leaksIn(markers, await textOf(caller))),
    );
    const members = await ask(caller, 'GroupMembers', { groupId: group.id });
    rows.push(
      rowOf(`${who}: its members`, 1, leaksIn({ ...ofMembers, [owner.username]: 'the owner' }, members.text)),
    );
    const writes = writesTo({ group, posts, comments });
    const taken = await each(
      writes,
      async ([document, variables]) => ((await ask(caller, document, variables)).code ? '' : document),
      1,
    );
    rows.push(
      rowOf(`${who}: no comment, reaction, clap or vote inside`, writes.length, taken.filter(Boolean)),
    );
    rows.push(
      rowOf(`${who}: pages`, pages.length, [
        ...(await leaksOfPages(origin, pages, { caller, markers })),
        ...(await leaksOfPages(origin, [`/grup/${group.slug}`], { caller, markers: ofMembers })),
      ]),
    );
    const opened = await each(addresses, async ([what, address]) =>
      (await statusOf(origin, address, caller.cookie)) === 200 ? what : '',
    );
    rows.push(rowOf(`${who}: its photo at other addresses`, addresses.length, opened.filter(Boolean)));
    say(who);
  }
  const sockets = [...early, ...late];
  rows.push(
    rowOf(
      'what is pushed to those outside',
      sockets.length,
      sockets.flatMap(({ frames }) => leaksIn(markers, frames.join('\n'))),
      `${sockets.reduce((sum, { frames }) => sum + frames.length, 0)} frames`,
    ),
  );
  for (const socket of sockets) socket.close();
  const letters = mailsIn(mails);
  rows.push(
    rowOf(
      'mails',
      letters.length,
      letters.flatMap((letter) => leaksIn(markers, letter)),
    ),
  );
  return rows;
};

/** Live connections of readers outside, with every channel of the group. */
const openChannels = (origin: string, groupId: string, callers: readonly Caller[]) =>
  each(callers, async ({ cookie }) => {
    const socket = await openLive(origin, cookie);
    const follow = (document: string, variables: object = {}) =>
      socket.send({ id: document, type: 'subscribe', payload: { query: documentOf(document), variables } });
    for (const document of ['NewGroupPosts', 'GroupMemoryChanged', 'GroupStandingChanges'])
      follow(document, { groupId });
    follow('NewPosts', { kind: 'EVERYONE' });
    follow('Activity');
    follow('Inbox');
    return socket;
  });

/** A member follows a post of the group live, leaves the group, and must receive nothing from then on. */
const leave = async ({
  origin,
  former,
  insider,
  owner,
  groupId,
  otherEpisodeId,
  filled,
}: {
  origin: string;
  former: Joined;
  insider: Joined;
  owner: Joined;
  groupId: string;
  otherEpisodeId: string;
  filled: Filled;
}): Promise<Row> => {
  const id = filled.posts[0]?.id ?? '';
  const target = { kind: 'POST', id };
  /** Opens every channel of the post and the group with a member's own tickets. */
  const ticketsOf = async (by: Joined): Promise<Record<string, object>> => ({
    PostFrames: (await send(by, 'LivePosts', { ids: [id] })).postsById[0].clapLive,
    ThreadFrames: (await send(by, 'Comments', { target, page: 1 })).comments.live,
    NewGroupPosts: { groupId },
    GroupMemoryChanged: { groupId },
  });
  const open = async ({ caller }: Joined, tickets: Record<string, object>) => {
    const socket = await openLive(origin, caller.cookie);
    for (const [document, variables] of Object.entries(tickets))
      socket.send({ id: document, type: 'subscribe', payload: { query: documentOf(document), variables } });
    const has = (document: string, ...types: string[]) =>
      socket.frames.some((frame) => {
        const { id: of, type } = JSON.parse(frame);
        return of === document && types.includes(type);
      });
    return { ...socket, has };
  };
  const tickets = await ticketsOf(former);
  const [gone, stays] = [await open(former, tickets), await open(insider, await ticketsOf(insider))];
  const opened = () => Object.keys(tickets).every((one) => gone.has(one, 'next') && stays.has(one, 'next'));
  await waitFor('the live channels of members', TOLD_MS, opened);
  await send(former, 'LeaveGroup', { id: groupId });
  const ended = () => ['PostFrames', 'ThreadFrames'].every((one) => gone.has(one, 'complete', 'error'));
  await waitFor('the end of the channels', TOLD_MS, ended).catch(() => undefined);
  const before = { gone: gone.frames.length, stays: stays.frames.length };
  // The tickets of the time as a member open nothing any more.
  const again = await open(former, tickets);
  const refused = () => Object.keys(tickets).every((one) => again.has(one, 'next', 'complete', 'error'));
  await waitFor('answers to the tickets', TOLD_MS, refused);
  await send(owner, 'Clap', { input: { postId: filled.posts[1]?.id, claps: 1 } });
  await send(owner, 'PostComment', { input: { target, body: 'Az önce kim çıktı?' } });
  await send(owner, 'CreateGroupPost', { groupId, input: { body: 'Az önce kim çıktı?' } });
  await send(owner, 'PlanGroupEpisode', {
    groupId,
    episodeId: otherEpisodeId,
    at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  });
  const hasArrived = () => {
    const since = stays.frames.slice(before.stays).map((frame): string => JSON.parse(frame).id);
    return ['ThreadFrames', 'NewGroupPosts', 'GroupMemoryChanged'].every((one) => since.includes(one));
  };
  await waitFor('the live channels of those who stay', TOLD_MS, hasArrived);
  const seen = [...gone.frames.slice(before.gone), ...again.frames].filter(holdsData);
  for (const { close } of [gone, stays, again]) close();
  return rowOf(
    'a member who leaves receives nothing more, on open channels and with earlier tickets',
    2 * Object.keys(tickets).length,
    seen.map((frame) => frame.slice(0, 120)),
  );
};

/** Whether a frame holds more than an error. */
const holdsData = (frame: string) => {
  const { type, payload } = JSON.parse(frame);
  return type === 'next' && Object.values(payload.data ?? {}).some((value) => value !== null);
};

interface Contents {
  group: { id: string; slug: string };
  posts: readonly { id: string }[];
  comments: readonly string[];
}

/** Documents of the pages that show the contents of a group. */
const readsOf = ({
  group: { id: groupId, slug },
  posts,
  comments,
  author,
}: Contents & { author: string }): [string, object][] => [
  ['OwnGroup', { slug }],
  ['GroupHead', { slug }],
  ['GroupPosts', { groupId }],
  ['NewerGroupPosts', { groupId }],
  ['GroupMemory', { groupId }],
  ['GroupDesk', { groupId }],
  ['Groups', { filter: 'ALL', query: 'grup' }],
  ['Feed', { kind: 'EVERYONE' }],
  ['Feed', { kind: 'FOLLOWED' }],
  ['MemberPosts', { memberId: author }],
  ['PostsOverlay', { ids: posts.map(({ id }) => id) }],
  ['LivePosts', { ids: posts.map(({ id }) => id) }],
  ['CommentsOverlay', { ids: comments }],
  ['PostsById', { ids: comments }],
  ...posts.flatMap(({ id }): [string, object][] => [
    ['Post', { id }],
    ['Comments', { target: { kind: 'POST', id }, page: 1 }],
  ]),
  ...comments.map((parentId): [string, object] => ['Replies', { parentId, page: 1 }]),
  ['Notifications', { page: 1 }],
];

/** Calls that would leave a trace of somebody outside in the group, or tell that its things exist. */
const writesTo = ({ group, posts, comments }: Contents): [string, object][] => [
  ...posts.flatMap(({ id }): [string, object][] => [
    ['PostComment', { input: { target: { kind: 'POST', id }, body: 'Ben de varım' } }],
    ['ReactToTopic', { input: { targetType: 'POST', targetId: id, reaction: 'GREAT', active: true } }],
    ['Clap', { input: { postId: id, claps: 1 } }],
    ['VoteInPoll', { input: { postId: id, answer: 1 } }],
    ['EditPost', { input: { id, version: 1, body: 'Benim' } }],
    ['DeletePost', { id }],
  ]),
  ...comments.flatMap((id): [string, object][] => [
    ['PostReply', { input: { parentId: id, body: 'Ben de varım' } }],
    ['ReactToTopic', { input: { targetType: 'COMMENT', targetId: id, reaction: 'GREAT', active: true } }],
  ]),
  ['CreateGroupPost', { groupId: group.id, input: { body: 'Ben de varım' } }],
  ['ShareProgress', { groupId: group.id, shared: true }],
];

/** Addresses at which a photo must not open: without, with a bent and with another photo's signature. */
const photoAddresses = async ({
  photo,
  asset,
  other,
}: {
  photo: string;
  asset: string;
  other: Joined;
}): Promise<[string, string][]> => {
  const uploadId = await uploadPhoto(other.caller);
  const { createPost } = await send(other, 'CreatePost', {
    input: { body: 'Benimki', photos: [{ uploadId, alt: '' }] },
  });
  const [, , ticket = '', own = '', file = ''] = (createPost.post.photos[0].src as string).split('/');
  const real = photo.split('/')[2] ?? '';
  const [expires = '', signature = ''] = real.split('.');
  return [
    ['without a signature', `/m/${asset}/${file}`],
    ['with an empty signature', `/m/${expires}./${asset}/${file}`],
    ['with an invented signature', `/m/${expires}.${'A'.repeat(signature.length)}/${asset}/${file}`],
    ['with a later end', `/m/${Number(expires) + 600}.${signature}/${asset}/${file}`],
    ["with another photo's signature", `/m/${ticket}/${asset}/${file}`],
    ["below another photo's address", `/m/${ticket}/${own}/..%2f${asset}/${file}`],
    ["below another photo's address, encoded twice", `/m/${ticket}/${own}/..%252f${asset}/${file}`],
    ['among the images', `/i/${asset}/${file}`],
    ['among the images, by its folder', `/i/..%2fmedia%2f${asset}%2f${file}`],
  ];
};

const statusOf = async (origin: string, address: string, cookie = '') => {
  const response = await fetch(new URL(address, origin), { headers: cookie ? { cookie } : {} });
  await response.arrayBuffer();
  return response.status;
};
