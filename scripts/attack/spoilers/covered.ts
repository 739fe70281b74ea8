import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openThings } from '../../fuzz/things.ts';
import { unlimited } from '../../lib/limits.ts';
import { documentOf } from '../../site/documents.ts';
import { waitFor } from '../../lib/wait.ts';
import { ask, submit, type Answer } from '../lib/ask.ts';
import { openLive } from '../../site/live.ts';
import { openPeople, type Joined } from '../lib/people.ts';
import { each, rowOf } from '../lib/rows.ts';
import { openDoors } from '../matrix/calls.ts';
import { fields, rows as legacy } from '../matrix/means.ts';
import type { Attack } from '../lib/areas.ts';
import type { Caller } from '../../site/caller.ts';

export const name = 'no byte of a covered text reaches a reader who is not there yet';
export const settings = { ...unlimited, OPEN_GRAPHQL: 'true' };
export const short = true;

/** Calls by which a reader reveals the text, or gains access to it. */
const OPENING = new Set([
  'comments.revealComments',
  'playback.savePosition',
  'playback.setEpisodeWatched',
  'playback.setSeasonWatched',
]);
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
  const path = `/dizi/${title.slug}`;
  const pages = [
    '/',
    path,
    `${path}/${season}-sezon/${number}-bolum`,
    '/bildirimler',
    '/ara?q=gece',
    '/listem',
    '/takvim',
    ...[author, replier, reader].map(({ username }) => `/profile/${username}`),
    '/sitemap.xml',
    '/openapi.json',
    '/robots.txt',
  ];

  // Opened before the comments are written: pushed messages are read with the rights of each viewer.
  const target = { kind: 'EPISODE', id: episode.id };
  const sockets = await each(['', reader.caller.cookie], (cookie) => openLive(origin, cookie));
  for (const socket of sockets) {
    socket.send({
      id: 'thread',
      type: 'subscribe',
      payload: { query: documentOf('ThreadChanged'), variables: { target } },
    });
    socket.send({ id: 'bell', type: 'subscribe', payload: { query: documentOf('Activity') } });
  }

  const marker = `zq${randomUUID().slice(0, 8)}`;
  const { posted, markers } = await write({ marker, episode, author, replier, reader });
  const told = async () =>
    (await ask(reader.caller, 'Notifications', { page: 1 })).data.notifications.count >= 1;
  await waitFor('a notification of the reader', TOLD_MS, told);
  await waitFor('a frame of the thread', TOLD_MS, () =>
    sockets.every(({ frames }) => frames.some((frame) => frame.includes(posted.open.id))),
  );
  // A cache for other readers must not contain what the author sees.
  await ask(author.caller, 'Comments', { target, page: 1 });

  const covered = [posted.comment, posted.whole, posted.legacyReply, posted.reply, posted.answer].filter(
    ({ id }) => id,
  );
  const about = {
    ...things,
    episodes: [episode],
    titles: [{ ...title, trailerIds: null }],
    series: [{ id: title.id }],
  };
  const doors = await openDoors(
    { ...about, comments: covered.map(({ id }) => ({ id, author: { id: '', username: author.username } })) },
    origin,
  );
  const turns = short ? covered.slice(0, 2) : covered;
  const rows = [];
  for (const [who, caller] of [
    ['a visitor', visitor],
    ['a member who is not there yet', reader.caller],
  ] as [string, Caller][]) {
    const found = [];
    const asked = doors.filter(
      ({ name: door, roots, endsSessions }) =>
        !endsSessions &&
        ![legacy[door], ...roots.map((root) => fields[root])].some((is) => is && OPENING.has(is.call)),
    );
    for (const door of asked) {
      // A function for each covered comment; the calls use the comments in turn.
      const texts = await each(turns, async () => (await door.call(caller, false)).text, 1);
      found.push(...leaks(markers, texts.join('\n')).map((what) => `${door.name}: ${what}`));
    }
    rows.push(rowOf(`${who}: every legacy row and document`, asked.length * turns.length, found));
    const seen = await each(
      pages,
      async (page) => {
        const response = await fetch(origin + page, {
          headers: caller.cookie ? { cookie: caller.cookie } : {},
        });
        return leaks(markers, await response.text()).map((what) => `${page}: ${what}`);
      },
      2,
    );
    rows.push(rowOf(`${who}: pages`, pages.length, seen.flat()));
    say(who);
  }
  rows.push(
    rowOf(
      'what is pushed to open pages',
      sockets.length,
      sockets.flatMap(({ frames }) => leaks(markers, frames.join('\n'))),
      `${sockets.reduce((sum, { frames }) => sum + frames.length, 0)} frames`,
    ),
  );
  for (const socket of sockets) socket.close();
  const letters = existsSync(mails) ? readdirSync(mails) : [];
  rows.push(
    rowOf(
      'mails',
      letters.length,
      letters.flatMap((file) => leaks(markers, readFileSync(join(mails, file), 'utf8'))),
    ),
  );

  const bodies = async (caller: Caller) =>
    (await ask(caller, 'CommentsOverlay', { ids: covered.map(({ id }) => id) })).text;
  rows.push(
    rowOf(
      'the author reads what they wrote',
      1,
      leaks(markers, await bodies(author.caller)).length >= 2 ? [] : ['hidden from its author'],
    ),
  );
  await ask(reached.caller, 'SetEpisodeWatched', { input: { episodeId: episode.id, watched: true } });
  const shown = async () => leaks(markers, await bodies(reached.caller)).length >= 2;
  rows.push(
    rowOf(
      'a member who is there reads it',
      1,
      await waitFor('it', TOLD_MS, shown).then(
        () => [],
        () => ['still covered'],
      ),
    ),
  );
  return rows;
};

interface Writers {
  /** a word in every text that must stay covered */
  marker: string;
  episode: { id: string; season: number; number: number };
  author: Joined;
  replier: Joined;
  reader: Joined;
}

/** Texts with a scope, and replies to them without one. */
const write = async ({ marker, episode, author, replier, reader }: Writers) => {
  const target = { kind: 'EPISODE', id: episode.id };
  const made = ({ code, data, text }: Answer, field: string) => {
    if (code) throw new Error(`${field}: ${text.slice(0, 200)}`);
    return data[field].comment;
  };
  const post = async (by: Joined, input: object) =>
    made(await ask(by.caller, 'PostComment', { input }), 'postComment');
  const reply = async (by: Joined, input: object) =>
    made(await ask(by.caller, 'PostReply', { input }), 'postReply');
  const upTo = { kind: 'EPISODE', season: episode.season, number: episode.number };

  const open = await post(author, { target, body: 'Bu bölüm hakkında ne düşünüyorsunuz?' });
  const comment = await post(author, {
    target,
    body: `${marker}a katil uşakmış @${reader.username}`,
    spoiler: upTo,
  });
  const whole = await post(author, {
    target,
    body: `${marker}b sonunda herkes ölüyor`,
    spoiler: { kind: 'TITLE' },
  });
  const legacy = await submit(replier.caller, '/set/comment/reply', {
    id: comment.id,
    message: `${marker}c katil uşak, evet @${reader.username}`,
  });
  const legacyReply = { id: legacy.data.id };
  const openReply = await reply(replier, {
    parentId: comment.id,
    body: `${marker}d uşaktı, evet @${reader.username}`,
  });
  const deeper = await reply(author, { parentId: openReply.id, body: `${marker}e bahçıvan değil` });
  await reply(replier, { parentId: whole.id, body: `${marker}f evet, hepsi`, spoiler: { kind: 'NONE' } });
  const asked = await post(reader, { target, body: 'Katil kim?' });
  const answer = await reply(author, {
    parentId: asked.id,
    body: `${marker}g uşak @${reader.username}`,
    spoiler: upTo,
  });
  const edited = await post(author, { target, body: 'Az sonra değişir' });
  await ask(author.caller, 'EditComment', {
    input: { id: edited.id, body: `${marker}h bahçıvan değil`, version: edited.version, spoiler: upTo },
  });
  const markers = {
    [`${marker}a`]: 'a comment up to an episode',
    [`${marker}b`]: 'a comment about the whole title',
    [`${marker}c`]: 'a legacy reply below a covered comment',
    [`${marker}d`]: 'a reply below a covered comment',
    [`${marker}e`]: 'a reply to a reply below a covered comment',
    [`${marker}f`]: 'a reply that gives its scope as none',
    [`${marker}g`]: "a covered answer to the reader's own comment",
    [`${marker}h`]: 'a comment that was covered by an edit',
  };
  return { posted: { open, comment, whole, legacyReply, reply: openReply, deeper, answer }, markers };
};

/** The texts that an answer contains. */
const leaks = (markers: Record<string, string>, text: string) =>
  Object.keys(markers)
    .filter((marker) => text.includes(marker))
    .map((marker) => markers[marker] ?? '');
