import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { ConversationFolder, RoomActivity, RoomFolder } from '@seyir/proto';
import { episodeId, id, memberId, startMessaging, titleId, type Running } from './fixtures.js';

const ROOMS = 8_000;
const ENTRIES = 20_000;
const CONVERSATIONS = 4_000;
const MESSAGES = 40_000;
const SECONDS = 20_000;

const ME = 1;
const code = id('a000', 1);
const conversationId = id('c000', 1);
const messageId = id('d000', MESSAGES);

let running: Running;
const rows = (sql: string, ...values: unknown[]) => running.database.query(sql, values);
const idOf = (kind: string, n: string) =>
  `('${kind.padEnd(8, '0')}-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

beforeAll(async () => {
  running = await startMessaging();
  // A tenth is open and was seen just now, the others have ended; the member is in all of them.
  await rows(
    `INSERT INTO room (id, title, visibility, phase, host_id, title_id, season, number, episode_id, position_ms,
       effective_at, rate, playing, member_count, seq, epoch, chat_seq, created_by, created_at, seen_at, ended_at)
     SELECT ${idOf('a000', 'n')}, 'Oda', 'public', CASE WHEN n % 10 = 1 THEN 'playing' ELSE 'ended' END,
       ${idOf('eeee', 'n % 300 + 2')}, $1, 1, 1, $2, 0, now(), 1, true, 2, 0, 0, CASE WHEN n = 1 THEN ${ENTRIES} ELSE 0 END,
       ${idOf('eeee', 'n % 300 + 2')}, now(), now(), CASE WHEN n % 10 = 1 THEN NULL ELSE now() END
     FROM generate_series(1, ${ROOMS}) AS n`,
    titleId,
    episodeId(1),
  );
  await rows(
    `INSERT INTO room_member (room_id, member_id, standing, since)
     SELECT ${idOf('a000', 'n')}, $1, 'member', now() - n * interval '1 s' FROM generate_series(1, ${ROOMS}) AS n
     UNION ALL SELECT ${idOf('a000', 'n')}, ${idOf('eeee', 'n % 300 + 2')}, 'host', now() FROM generate_series(1, ${ROOMS}) AS n`,
    memberId(ME),
  );
  await rows(
    `INSERT INTO room_presence (room_id, member_id, seen_at, activity, offset_ms, round_trip_ms)
     SELECT ${idOf('a000', 'n')}, ${idOf('eeee', 'n % 300 + 2')}, now() + interval '5 minutes', 3, 0, 20
     FROM generate_series(1, ${ROOMS}) AS n WHERE n % 10 = 1`,
  );
  await rows(
    `INSERT INTO room_host_lease (room_id, until, renewed)
     SELECT ${idOf('a000', 'n')}, now() + interval '5 minutes', true FROM generate_series(1, ${ROOMS}) AS n WHERE n % 10 = 1`,
  );
  await rows(
    `INSERT INTO room_entry (room_id, seq, id, author_id, body, spoiler_season, spoiler_number, posted_at)
     SELECT $1, n, ${idOf('b000', 'n')}, ${idOf('eeee', 'n % 300')}, 'Söz', 0, 0, now() FROM generate_series(1, ${ENTRIES}) AS n`,
    code,
  );
  await rows(
    `INSERT INTO conversation (id, opened_by, accepted, seq, version, created_at)
     SELECT ${idOf('c000', 'n')}, $1, true, CASE WHEN n = 1 THEN ${MESSAGES} ELSE 0 END,
       CASE WHEN n = 1 THEN ${MESSAGES} ELSE 0 END, now() - interval '2 days'
     FROM generate_series(1, ${CONVERSATIONS}) AS n`,
    memberId(ME),
  );
  await rows(
    `INSERT INTO participant (conversation_id, member_id, other_id, folder, last_seq, last_at, read_seq, delivered_seq, revision)
     SELECT ${idOf('c000', 'n')}, $1, ${idOf('eeee', 'n + 1')}, 'inbox', 1, now() - n * interval '1 minute', n % 2, 1, n
     FROM generate_series(1, ${CONVERSATIONS}) AS n
     UNION ALL SELECT ${idOf('c000', 'n')}, ${idOf('eeee', 'n + 1')}, $1, 'inbox', 1, now(), 0, 1, 1
     FROM generate_series(1, ${CONVERSATIONS}) AS n`,
    memberId(ME),
  );
  await rows(
    `INSERT INTO message (conversation_id, seq, id, author_id, body, sent_at, version)
     SELECT $1, n, ${idOf('d000', 'n')}, $2, 'Selam', now() - (${MESSAGES} - n) * interval '1 s', n
     FROM generate_series(1, ${MESSAGES}) AS n`,
    conversationId,
    memberId(ME),
  );
  await rows(
    `INSERT INTO room_proposal (room_id, episode_id, title_id, season, number, proposed_by, proposed_at, votes)
     SELECT ${idOf('a000', 'n')}, ${idOf('e9e9', 'e + 100')}, $1, 1, 1, ${idOf('eeee', 'n % 300 + 2')}, now(), 1
     FROM generate_series(1, ${ROOMS / 10}) AS n, generate_series(1, 20) AS e`,
    titleId,
  );
  await rows(
    `INSERT INTO room_watched (room_id, seq, episode_id, started_at)
     SELECT ${idOf('a000', 'n')}, e, ${idOf('e9e9', 'e')}, now()
     FROM generate_series(1, ${ROOMS / 10}) AS n, generate_series(1, 60) AS e`,
  );
  await rows(
    `INSERT INTO room_vote (room_id, episode_id, member_id)
     SELECT ${idOf('a000', 'n')}, ${idOf('e9e9', 'e + 100')}, ${idOf('eeee', 'n % 300 + 2')}
     FROM generate_series(1, ${ROOMS / 10}) AS n, generate_series(1, 20) AS e`,
  );
  // Every second of a day-long episode, and a full frame of waiting reactions.
  await rows(
    `INSERT INTO crowd_reaction (episode_id, second, reaction, count)
     SELECT $1, n, r, 5 FROM generate_series(0, ${SECONDS}) AS n, generate_series(1, 6) AS r`,
    episodeId(1),
  );
  await rows(
    `INSERT INTO crowd_member (episode_id, second, member_id)
     SELECT $1, n, ${idOf('eeee', 'n % 300')} FROM generate_series(0, ${SECONDS}) AS n`,
    episodeId(1),
  );
  await rows(
    `VACUUM ANALYZE crowd_reaction, crowd_member, room, room_member, room_presence, room_entry, room_proposal, room_vote, room_watched, room_host_lease, conversation, participant, message`,
  );
});
afterAll(() => running.close());

const tables = [
  'room',
  'room_member',
  'room_presence',
  'room_entry',
  'room_proposal',
  'room_vote',
  'room_host_lease',
  'room_watched',
  'room_reaction',
  'crowd_reaction',
  'crowd_member',
  'conversation',
  'participant',
  'mailbox',
  'message',
  'message_reaction',
  'block',
];

it.each<[string, () => Promise<unknown>]>([
  ['the list of public rooms', () => running.visitor.listRooms({ folder: RoomFolder.PUBLIC })],
  ["a member's rooms", () => running.as(ME).listRooms({ folder: RoomFolder.OWN })],
  ['the members of a room', () => running.as(ME).listRoomMembers({ code })],
  ['a sign of life', () => running.as(ME).beatRoom({ code, activity: RoomActivity.PLAYING })],
  ['a command', () => running.as(ME).controlRoom({ code, epoch: 0, command: { case: 'pause', value: {} } })],
  ['the newest entries of a long chat', () => running.as(ME).listRoomEntries({ code })],
  ['a poll of a long chat', () => running.as(ME).listRoomEntries({ code, afterId: id('b000', ENTRIES - 5) })],
  ['a new entry', () => running.as(ME).addRoomEntry({ code, body: 'Selam', replyToId: id('b000', 9) })],
  ['the episodes that a room has played', () => running.as(ME).listRoomWatched({ code })],
  ['the queue of a room', () => running.as(ME).listRoomQueue({ code })],
  ['a proposal', () => running.as(ME).proposeEpisode({ code, episodeId: episodeId(2) })],
  [
    'the reactions to a scene',
    () => running.visitor.listCrowdReactions({ episodeId: episodeId(1), positionSeconds: 900, seconds: 60 }),
  ],
  ['a reaction to a scene', () => running.as(ME).reactInRoom({ code, reaction: 4 })],
  ['conversations', () => running.as(ME).listConversations({ folder: ConversationFolder.INBOX })],
  ['what has changed in the inbox', () => running.as(ME).takeInbox({ since: CONVERSATIONS - 3 })],
  ['the newest messages of a long conversation', () => running.as(ME).listMessages({ conversationId })],
  [
    'messages that have changed',
    () => running.as(ME).listMessages({ conversationId, changedSince: MESSAGES - 2 }),
  ],
  ['a message', () => running.as(ME).sendMessage({ conversationId, body: 'Selam', replyToId: messageId })],
  ['a reaction', () => running.as(ME).reactToMessage({ messageId, reaction: 1 })],
  ['a deletion', () => running.as(ME).deleteMessage({ messageId })],
])('%s reads no more rows than its budget', async (_, call) => {
  const statements = await explainStatements(tables, call);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter(isBeyondBudget)).toEqual([]);
});
