import { judgeKnown } from '../registers.ts';
import { keyOf, memberOf, type Context, type Kind } from './kind.ts';

/** `of` is an id, `by` the index of the member, and `value` what is stored then; '' for no row. */
interface Choice {
  of: string;
  by: number;
  value: string;
}

interface Choosing {
  name: string;
  every: number;
  /** Returns the choice of write number `n`; undefined while nothing exists that a member can choose about. */
  choice: (context: Context, n: number) => Choice | undefined;
  call: (context: Context, given: Given) => Promise<unknown>;
  /** rows of `of`, `member` and `value`; $1 are the ids of the members */
  rows: [database: string, sql: string];
}

/** The parameters of a call; `as` is the choosing member. */
interface Given {
  as: ReturnType<typeof memberOf>;
  of: string;
  value: string;
  idempotencyKey: string;
}

/** Members choose repeatedly about the same things: the last acknowledged choice must be stored. */
const choosing = ({ name, every, choice, call, rows: [database, sql] }: Choosing): Kind => ({
  name,
  every,
  intend(context, n) {
    const made = choice(context, n);
    if (!made) return undefined;
    const { of, by, value } = made;
    return { key: `${of} ${context.members[by % context.members.length]?.id}`, value, by };
  },
  async send(context, intent, n) {
    const { key, value } = intent;
    const [of = ''] = key.split(' ');
    const idempotencyKey = keyOf(`${context.run} ${name} ${n}`);
    await call(context, { as: memberOf(context, intent), of, value, idempotencyKey });
  },
  async check({ members, query }, writes) {
    const rows = await query(database, sql, [members.map(({ id }) => id)]);
    const kept = new Map(rows.map((row) => [`${row.of} ${row.member}`, String(row.value)]));
    return judgeKnown({ writes, kept });
  },
});

/** Number of members and things about which there are repeated choices. */
const PLACES = 40;
const MOST_CLAPS = 50;

/** A thing that another member has made, and the number of choices before about this thing by this member. */
const ofAnother = ({ members, made }: Context, kind: string, n: number) => {
  const [place, round] = [n % PLACES, Math.floor(n / PLACES)];
  const others = members.length - 1;
  const thing = made(kind)[Math.floor(place / others)];
  return thing && { of: thing.id, by: thing.by + 1 + (place % others), round };
};

/** Each write claps once more, so a clap that counts twice is a wrong value. */
export const claps = choosing({
  name: 'clap',
  every: 8,
  choice(context, n) {
    const found = ofAnother(context, 'post', n);
    return found && { ...found, value: String(Math.min(found.round + 1, MOST_CLAPS)) };
  },
  call: ({ client }, { as, of, idempotencyKey }) =>
    client.call(as, 'Clap', { input: { postId: of, claps: 1, idempotencyKey } }),
  rows: [
    'social',
    'SELECT post_id AS of, member_id AS member, count AS value FROM clap WHERE member_id = ANY($1::uuid[])',
  ],
});

/** Every member votes once in every poll; a vote is final. */
export const pollVotes = choosing({
  name: 'vote',
  every: 8,
  choice({ members, made }, n) {
    const poll = made('post')[Math.floor(n / members.length)];
    return poll && { of: poll.id, by: n, value: String(1 + (n % 2)) };
  },
  call: ({ client }, { as, of, value, idempotencyKey }) =>
    client.call(as, 'VoteInPoll', { input: { postId: of, answer: Number(value), idempotencyKey } }),
  rows: [
    'social',
    'SELECT post_id AS of, member_id AS member, answer AS value FROM poll_vote WHERE member_id = ANY($1::uuid[])',
  ],
});

/** The two votes alternate, because the same vote again removes it. */
export const requestVotes = choosing({
  name: 'requestVote',
  every: 8,
  choice(context, n) {
    const found = ofAnother(context, 'request', n);
    return found && { ...found, value: found.round % 2 === 0 ? '1' : '2' };
  },
  call: ({ client }, { as, of, value, idempotencyKey }) =>
    client.call(as, 'VoteOnRequest', {
      input: { id: of, vote: value === '1' ? 'UP' : 'DOWN', idempotencyKey },
    }),
  rows: [
    'catalogue',
    `SELECT request_id AS of, member_id AS member, vote AS value FROM request_vote
     WHERE vote > 0 AND member_id = ANY($1::uuid[])`,
  ],
});

/** Members follow the topics of others and stop. */
export const topicFollows = choosing({
  name: 'topicFollow',
  every: 8,
  choice(context, n) {
    const found = ofAnother(context, 'topic', n);
    return found && { ...found, value: found.round % 2 === 0 ? 'followed' : '' };
  },
  call: ({ client }, { as, of, value }) => client.call(as, 'FollowTopic', { id: of, followed: value !== '' }),
  rows: [
    'comments',
    `SELECT topic_id AS of, member_id AS member, 'followed' AS value FROM topic_reader
     WHERE followed_at IS NOT NULL AND member_id = ANY($1::uuid[])`,
  ],
});

/** A moderator pins and locks one topic and undoes both, so that the two changes of one row meet. */
const topicToggle = (name: string, operation: string, column: 'pinned' | 'locked') =>
  choosing({
    name,
    every: 6,
    choice({ members, made }, n) {
      const by = members.findIndex(({ roles = [] }) => roles.includes('MODERATOR'));
      const topic = made('heldTopic')[0];
      return topic && by >= 0 ? { of: topic.id, by, value: n % 2 === 0 ? column : '' } : undefined;
    },
    call: ({ client }, { as, of, value }) => client.call(as, operation, { id: of, [column]: value !== '' }),
    rows: [
      'comments',
      `SELECT id AS of, member AS member, '${column}' AS value FROM topic, unnest($1::uuid[]) AS member WHERE ${column}`,
    ],
  });

export const topicPins = topicToggle('topicPin', 'PinTopic', 'pinned');
export const topicLocks = topicToggle('topicLock', 'LockTopic', 'locked');

/** Members follow each other and stop. */
export const memberFollows = choosing({
  name: 'memberFollow',
  every: 8,
  choice({ members }, n) {
    const others = members.length - 1;
    const pairs = members.length * others;
    const [pair, round] = [n % pairs, Math.floor(n / pairs)];
    const followed = members[(pair + 1 + (Math.floor(pair / members.length) % others)) % members.length];
    return followed && { of: followed.id, by: pair, value: round % 2 === 0 ? 'followed' : '' };
  },
  call: ({ client }, { as, of, value, idempotencyKey }) =>
    client.call(as, 'SetFollow', { input: { id: of, active: value !== '', idempotencyKey } }),
  rows: [
    'social',
    `SELECT followed_id AS of, follower_id AS member, 'followed' AS value FROM follow
     WHERE follower_id = ANY($1::uuid[])`,
  ],
});

/** Members join groups and leave them. */
export const groupJoins = choosing({
  name: 'groupJoin',
  every: 12,
  choice({ members, groups }, n) {
    const [by, place] = [n % members.length, Math.floor(n / members.length)];
    const group = groups[place % groups.length];
    const round = Math.floor(place / groups.length);
    return group === undefined ? undefined : { of: group, by, value: round % 2 === 0 ? 'joined' : '' };
  },
  call: ({ client }, { as, of, value }) =>
    client.call(as, value === '' ? 'LeaveGroup' : 'JoinGroup', { id: of }),
  rows: [
    'social',
    `SELECT group_id AS of, member_id AS member, 'joined' AS value FROM group_member
     WHERE member_id = ANY($1::uuid[])`,
  ],
});

/** Hosts move the playback of their rooms. The rooms do not play, so the stored position is the commanded one. */
export const roomCommands = choosing({
  name: 'seek',
  every: 10,
  choice({ made }, n) {
    const rooms = made('room');
    const room = rooms[n % rooms.length];
    return room && { of: room.id, by: room.by, value: String(1_000 + n) };
  },
  async call({ client, episodes }, { as, of, value, idempotencyKey }) {
    const { epoch } = (await client.call(as, 'Room', { code: of })).room;
    const to = { kind: 'SEEK', positionMs: Number(value), episodeId: episodes[0] };
    await client.call(as, 'ControlRoom', { input: { code: of, epoch, ...to, idempotencyKey } });
  },
  rows: [
    'messaging',
    'SELECT id AS of, host_id AS member, position_ms AS value FROM room WHERE host_id = ANY($1::uuid[])',
  ],
});
