import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openThings } from '../../fuzz/things.mjs';
import { unlimited } from '../../lib/limits.mjs';
import { pageDocuments } from '../../lib/page-documents.mjs';
import { waitFor } from '../../lib/wait.mjs';
import { ask, submit } from '../lib/ask.mjs';
import { openLive } from '../lib/live.mjs';
import { openPeople } from '../lib/people.mjs';
import { each, rowOf } from '../lib/rows.mjs';
import { openDoors } from '../matrix/calls.mjs';
import { fields, rows as legacy } from '../matrix/means.mjs';

export const name = 'no byte of a covered text reaches a reader who is not there yet';
export const settings = { ...unlimited, OPEN_GRAPHQL: 'true' };
export const short = true;

/** Calls by which a reader asks for the text, or gets there. */
const OPENING = new Set([
  'comments.revealComments',
  ...['playback.savePosition', 'playback.setEpisodeWatched', 'playback.setSeasonWatched'],
]);
const TOLD_MS = 10_000;

/** @typedef {import('../../lib/caller.mjs').Caller} Caller */

/** @type {import('../lib/areas.mjs').Attack['run']} */
export const run = async ({ site, say }) => {
  const { origin, logins, mails = '', visitor, short } = site;
  const people = openPeople(site);
  const [author, replier, reader, reached] = await each(Array.from({ length: 4 }), () => people.join(), 1);
  if (!author || !replier || !reader || !reached) throw new Error('no members');
  const things = await openThings(origin, logins, mails);
  const episode = things.episodes.find(({ title }) => title.kind === 'SERIES');
  const { title, season, number } = episode;
  const path = `/dizi/${title.slug}`;
  const pages = [
    ...[
      '/',
      path,
      `${path}/${season}-sezon/${number}-bolum`,
      '/bildirimler',
      '/ara?q=gece',
      '/listem',
      '/takvim',
    ],
    ...[author, replier, reader].map(({ username }) => `/profile/${username}`),
    ...['/sitemap.xml', '/openapi.json', '/robots.txt'],
  ];

  // Open before anything is written: what is pushed is read with the rights of each.
  const target = { kind: 'EPISODE', id: episode.id };
  const sockets = await each(['', reader.caller.cookie], (cookie) => openLive(origin, cookie));
  for (const socket of sockets) {
    socket.send({
      id: 'thread',
      type: 'subscribe',
      payload: { query: pageDocuments.get('ThreadChanged'), variables: { target } },
    });
    socket.send({ id: 'bell', type: 'subscribe', payload: { query: pageDocuments.get('Activity') } });
  }

  const marker = `zq${randomUUID().slice(0, 8)}`;
  const { posted, markers } = await write({ marker, episode, author, replier, reader });
  const told = async () =>
    (await ask(reader.caller, 'Notifications', { page: 1 })).data.notifications.count >= 1;
  await waitFor('a notification of the reader', TOLD_MS, told);
  await waitFor('a frame of the thread', TOLD_MS, () =>
    sockets.every(({ frames }) => frames.some((frame) => frame.includes(posted.open.id))),
  );
  // Whatever is kept for others must not be what the author reads.
  await ask(author.caller, 'Comments', { target, page: 1 });

  const covered = [posted.comment, posted.whole, posted.legacyReply, posted.reply, posted.answer].filter(
    ({ id }) => id,
  );
  const about = { ...things, episodes: [episode], titles: [title], series: [{ id: title.id }] };
  const doors = await openDoors(
    { ...about, comments: covered.map(({ id }) => ({ id, author: { id: '', username: author.username } })) },
    origin,
  );
  const turns = short ? covered.slice(0, 2) : covered;
  const rows = [];
  for (const [who, caller] of /** @type {[string, Caller][]} */ ([
    ['a visitor', visitor],
    ['a member who is not there yet', reader.caller],
  ])) {
    const found = [];
    const asked = doors.filter(
      ({ name: door, roots, endsSessions }) =>
        !endsSessions &&
        ![legacy[door], ...roots.map((root) => fields[root])].some((is) => is && OPENING.has(is.call)),
    );
    for (const door of asked) {
      // Once for each covered comment: the calls take them in turn.
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

  const bodies = async (/** @type {Caller} */ caller) =>
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

/**
 * Texts under a scope, and replies below them that say nothing of a scope themselves.
 * @param {any} on
 */
const write = async ({ marker, episode, author, replier, reader }) => {
  const target = { kind: 'EPISODE', id: episode.id };
  const made = (
    /** @type {import('../lib/ask.mjs').Answer} */ { code, data, text },
    /** @type {string} */ field,
  ) => {
    if (code) throw new Error(`${field}: ${text.slice(0, 200)}`);
    return data[field].comment;
  };
  const post = async (/** @type {any} */ by, /** @type {object} */ input) =>
    made(await ask(by.caller, 'PostComment', { input }), 'postComment');
  const reply = async (/** @type {any} */ by, /** @type {object} */ input) =>
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

/** Which of the texts stand in what was answered. @param {Record<string, string>} markers @param {string} text */
const leaks = (markers, text) =>
  Object.keys(markers)
    .filter((marker) => text.includes(marker))
    .map((marker) => markers[marker] ?? '');
