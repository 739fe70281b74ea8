import { judgeRegisters } from '../registers.ts';
import { keyOf, memberOf, type Context, type Kind } from './kind.ts';

/** The value of a thing without a place. */
const ALONE = 'created';

/** Where a thing belongs, and who writes it: the index of a member. */
interface Spot {
  place: string;
  by: number;
}

interface Creation {
  name: string;
  every: number;
  /** write number `n`; undefined if there is nothing to write to yet */
  spot: (context: Context, n: number) => Spot | undefined;
  /** resolves to the id of the thing */
  write: (context: Context, given: Given) => Promise<string>;
  /** rows of `text` and `place`; $1 is the prefix of the texts */
  rows: [database: string, sql: string];
}

/** The parameters of a call; `as` is the writing member. */
interface Given {
  as: ReturnType<typeof memberOf>;
  place: string;
  text: string;
  idempotencyKey: string;
}

/** Members create things with a text of their own: each must be stored once, in its place. */
const creation = ({ name, every, spot, write, rows: [database, sql] }: Creation): Kind => ({
  name,
  every,
  intend(context, n) {
    const found = spot(context, n);
    return found && { key: `${name}-${context.run} ${n}`, value: found.place, by: found.by };
  },
  send: (context, intent) =>
    write(context, {
      as: memberOf(context, intent),
      place: intent.value,
      text: intent.key,
      idempotencyKey: keyOf(intent.key),
    }),
  async check({ run, query }, writes) {
    const rows = await query(database, sql, [`${name}-${run} `]);
    const texts = rows.map(({ text }) => text);
    const twice = texts
      .filter((text, at) => texts.indexOf(text) !== at)
      .map((text) => `${text} is there twice`);
    const kept = new Map(rows.map(({ text, place }) => [text, place ?? ALONE]));
    const { lost, phantom } = judgeRegisters({ writes, kept });
    return { lost, phantom: [...phantom, ...twice] };
  },
});

const alone = (_: Context, n: number): Spot => ({ place: ALONE, by: n });

/** The newest thing of a kind, so that writes meet things that are written at the same time. */
const newest = (context: Context, kind: string) => context.made(kind).at(-1);

export const posts = creation({
  name: 'post',
  every: 16,
  spot: alone,
  async write({ client }, { as, text, idempotencyKey }) {
    const poll = { question: text, answers: ['Bir', 'İki'] };
    const input = { body: text, poll, idempotencyKey };
    return (await client.call(as, 'CreatePost', { input })).createPost.post.id;
  },
  rows: ['social', 'SELECT body AS text FROM post WHERE starts_with(body, $1)'],
});

/** Pairs of members write to each other; the first message of a pair opens its conversation. */
export const messages = creation({
  name: 'message',
  every: 6,
  spot({ members }, n) {
    const others = members.length - 1;
    const to = n + 1 + (Math.floor(n / members.length) % others);
    return { place: members[to % members.length]?.id ?? '', by: n };
  },
  async write({ client }, { as, place, text, idempotencyKey }) {
    const input = { memberId: place, body: text, idempotencyKey };
    return (await client.call(as, 'OpenConversation', { input })).openConversation.message.id;
  },
  rows: [
    'messaging',
    `SELECT m.body AS text, p.member_id AS place FROM message m
     JOIN participant p ON p.conversation_id = m.conversation_id AND p.member_id <> m.author_id
     WHERE starts_with(m.body, $1)`,
  ],
});

/** One room for each member, because a member may open only a few a day. */
export const rooms = creation({
  name: 'room',
  every: 6,
  spot: (context, n) => (n < context.members.length ? alone(context, n) : undefined),
  async write({ client, episodes }, { as, text, idempotencyKey }) {
    const input = { episodeId: episodes[0], title: text, idempotencyKey };
    return (await client.call(as, 'CreateRoom', { input })).createRoom.room.code;
  },
  rows: ['messaging', 'SELECT title AS text FROM room WHERE starts_with(title, $1)'],
});

export const roomEntries = creation({
  name: 'entry',
  every: 12,
  spot(context, n) {
    const rooms = context.made('room');
    const room = rooms[n % rooms.length];
    return room && { place: room.id, by: room.by };
  },
  async write({ client }, { as, place, text, idempotencyKey }) {
    const input = { code: place, body: text, idempotencyKey };
    return (await client.call(as, 'AddRoomEntry', { input })).addRoomEntry.entry.id;
  },
  rows: ['messaging', 'SELECT body AS text, room_id AS place FROM room_entry WHERE starts_with(body, $1)'],
});

export const topics = creation({
  name: 'topic',
  every: 40,
  spot: alone,
  async write({ client }, { as, text, idempotencyKey }) {
    const input = { category: 'GENERAL', title: text, body: text, idempotencyKey };
    return (await client.call(as, 'CreateTopic', { input })).createTopic.topic.id;
  },
  rows: ['comments', 'SELECT title AS text FROM topic WHERE starts_with(title, $1)'],
});

/** One topic without posts: the moderator locks it, and a locked topic refuses posts. */
export const heldTopics = creation({
  name: 'heldTopic',
  every: 20,
  spot: (context, n) => (n === 0 ? alone(context, n) : undefined),
  async write({ client }, { as, text, idempotencyKey }) {
    const input = { category: 'GENERAL', title: text, body: text, idempotencyKey };
    return (await client.call(as, 'CreateTopic', { input })).createTopic.topic.id;
  },
  rows: ['comments', 'SELECT title AS text FROM topic WHERE starts_with(title, $1)'],
});

/** Members write in the newest topic. */
export const topicPosts = creation({
  name: 'answer',
  every: 8,
  spot(context, n) {
    const topic = newest(context, 'topic');
    return topic && { place: topic.id, by: n };
  },
  async write({ client }, { as, place, text, idempotencyKey }) {
    const input = { topicId: place, body: text, idempotencyKey };
    return (await client.call(as, 'AddTopicPost', { input })).addTopicPost.post.id;
  },
  rows: ['comments', 'SELECT body AS text, target_id AS place FROM comment WHERE starts_with(body, $1)'],
});

export const requests = creation({
  name: 'request',
  every: 40,
  spot: alone,
  async write({ client }, { as, text, idempotencyKey }) {
    const input = { kind: 'SERIES', name: text, idempotencyKey };
    return (await client.call(as, 'RequestContent', { input })).requestContent.request.id;
  },
  rows: ['catalogue', 'SELECT name AS text FROM content_request WHERE starts_with(name, $1)'],
});
