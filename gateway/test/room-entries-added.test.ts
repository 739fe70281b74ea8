import { setTimeout as delay } from 'node:timers/promises';
import { create, toBinary } from '@bufbuild/protobuf';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing/stateless';
import { channels, MessagingService, RoomFrameSchema } from '@seyir/proto';
import { openPage, type Page } from './support/open-page.js';
import { startSite, type Site } from './support/site.js';
import { room } from './support/world/rooms.js';
import { member, other, time } from './support/world/things.js';

let site: Site;
let pages: Page[];
/** The chat, with what the reader of a call may see of it. */
let chat: { seq: number; body: string; covered?: boolean; hidden?: boolean }[];
let reads: { afterSeq: number; memberId: string | undefined }[];
let seq: number;
const gone = new Set<string>();

beforeEach(async () => {
  site = await startSite();
  site.sessions.set('token-2', { id: 'session-2', member: { ...other, avatar: '' } });
  [pages, reads, seq] = [[], [], room.seq];
  gone.clear();
  chat = [
    { seq: 1, body: 'Selam' },
    { seq: 2, body: 'Merhaba' },
  ];
  site.peers.fake(MessagingService, {
    listRoomEntries: async ({ afterSeq, size }, { viewer: { memberId = '' } }) => {
      reads.push({ afterSeq, memberId });
      if (gone.has(memberId)) throw new DomainError('FORBIDDEN');
      const found = chat.filter((entry) => entry.seq > afterSeq && !entry.hidden);
      const entries = found.map(({ seq, body, covered = false }) => ({
        id: `entry-${seq}`,
        seq,
        authorId: other.id,
        postedAt: time,
        covered,
        body: covered && memberId !== other.id ? '' : body,
      }));
      return { entries: entries.slice(0, size), last: entries.length <= size };
    },
  });
});
afterEach(async () => {
  for (const { socket } of pages) socket.terminate();
  await site.close();
});

const ticketOf = async (token: string): Promise<string> => {
  const { data } = await site.graphql('{ room(code: "room-1") { live { ticket } } }', {}, { token });
  return (data as unknown as { room: { live: { ticket: string } } }).room.live.ticket;
};

const follow = async (token = 'token-1', more: { ticket?: string; after?: number } = {}): Promise<Page> => {
  const page = await openPage(site, token);
  pages.push(page);
  const variables = { ticket: await ticketOf(token), seq: room.seq, after: 2, ...more };
  const query = `subscription ($ticket: String!, $seq: Int!, $after: Int!) {
    roomEntriesAdded(ticket: $ticket, seq: $seq, after: $after) { items { seq body covered } seq } }`;
  page.socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
  await eventually(() => expect(page.messages.length).toBeGreaterThan(0));
  return page;
};

/** The events that a page got after its first one. */
const pushed = ({ messages }: Page) =>
  messages
    .flatMap(
      ({ payload }) =>
        (payload as { data?: { roomEntriesAdded: { items: object[]; seq: number } } } | undefined)?.data
          ?.roomEntriesAdded ?? [],
    )
    .slice(1);
const isOver = ({ messages }: Page) => messages.some(({ type }) => type === 'complete' || type === 'error');

/** Adds an entry, and publishes the frame that announces it. */
const add = (entry: Partial<(typeof chat)[number]> = {}, memberCount = 2) => {
  const chatSeq = chat.length + 1;
  chat.push({ seq: chatSeq, body: `Söz ${chatSeq}`, ...entry });
  announce({ chatSeq, memberCount });
};
const announce = (state: { chatSeq: number; memberCount: number }) => {
  seq += 1;
  const data = toBinary(RoomFrameSchema, create(RoomFrameSchema, { seq, epoch: 1, ...state }));
  site.broadcast.publish(channels.room(room.code, room.epoch), { seq, data });
};

it('a new entry comes over the socket, once, in the order of the numbers', async () => {
  const page = await follow();
  add();
  await eventually(() => expect(pushed(page)).toHaveLength(1));
  add();
  add();
  await eventually(() => expect(pushed(page).at(-1)?.seq).toBe(5));
  expect(pushed(page).flatMap(({ items }) => items)).toEqual([
    { seq: 3, body: 'Söz 3', covered: false },
    { seq: 4, body: 'Söz 4', covered: false },
    { seq: 5, body: 'Söz 5', covered: false },
  ]);
});

it('entries that exist at the start come with the first event, and those that were lost with a gap', async () => {
  const page = await follow('token-1', { after: 1 });
  expect(page.messages[0]).toMatchObject({
    payload: { data: { roomEntriesAdded: { items: [{ seq: 2, body: 'Merhaba' }], seq: 2 } } },
  });
  chat.push({ seq: 3, body: 'Kayıp' });
  // The frame that announced the entry is missing.
  seq += 1;
  announce({ chatSeq: 2, memberCount: 2 });
  await eventually(() =>
    expect(pushed(page)).toEqual([{ items: [expect.objectContaining({ seq: 3 })], seq: 3 }]),
  );
});

it('a frame without a new entry causes no read', async () => {
  const page = await follow();
  const before = reads.length;
  announce({ chatSeq: 2, memberCount: 2 });
  add();
  await eventually(() => expect(pushed(page)).toHaveLength(1));
  expect(reads).toHaveLength(before + 1);
});

it('each viewer gets the entries as that viewer may see them: a covered text stays covered', async () => {
  const [reader, author] = [await follow('token-1'), await follow('token-2')];
  add({ body: 'Katil uşak', covered: true });
  for (const page of [reader, author]) await eventually(() => expect(pushed(page)).toHaveLength(1));
  expect(pushed(reader)[0]?.items).toEqual([{ seq: 3, body: '', covered: true }]);
  expect(pushed(author)[0]?.items).toEqual([{ seq: 3, body: 'Katil uşak', covered: true }]);
  expect(JSON.stringify(reader.messages)).not.toContain('uşak');
});

it('an entry that is hidden from the viewer moves the number, so that the page need not ask for it', async () => {
  const page = await follow();
  add({ hidden: true });
  await eventually(() => expect(pushed(page)).toEqual([{ items: [], seq: 3 }]));
});

it('a member who has left or was removed gets no more entries, although the channel goes on', async () => {
  const [removed, stays] = [await follow('token-1'), await follow('token-2')];
  gone.add(member.id);
  add();
  await eventually(() => expect(isOver(removed)).toBe(true));
  add();
  await eventually(() => expect(pushed(stays).at(-1)?.seq).toBe(4));
  expect(pushed(removed)).toEqual([]);
  expect(reads.filter(({ memberId }) => memberId === member.id)).toHaveLength(2);
});

it('a room with more than 50 members pushes nothing, and pushes again when it is smaller', async () => {
  const page = await follow();
  const before = reads.length;
  add({}, 51);
  add({}, 51);
  // Longer than the least time between two reads.
  await delay(300);
  expect(reads).toHaveLength(before);
  add({}, 50);
  await eventually(() => expect(pushed(page)).toHaveLength(1));
  expect(pushed(page)[0]?.items).toHaveLength(3);
  expect(reads).toHaveLength(before + 1);
});

it('during an outage the entry comes later', async () => {
  const page = await follow();
  site.peers.reachable(MessagingService, false);
  add();
  await eventually(() =>
    expect(site.peers.calls.filter((name) => name.endsWith('listRoomEntries')).length).toBe(2),
  );
  site.peers.reachable(MessagingService, true);
  await eventually(() => expect(pushed(page)).toHaveLength(1));
});

it.each([
  ['FORBIDDEN', 'the ticket of another member', () => ticketOf('token-2')],
  ['OUTDATED', 'an invented ticket', () => Promise.resolve('x.y')],
])('%s for %s', async (code, _, ticket) => {
  const page = await follow('token-1', { ticket: await ticket() });
  expect(page.messages[0]).toMatchObject({ payload: { errors: [{ extensions: { code } }] } });
});
