import { sqlIdOf } from './stage.ts';
import type { Options } from '../run.ts';

interface Sizes {
  /** known only by their ids */
  members: number;
  comments: number;
  /** comments of the longest thread, replies included */
  thread: number;
  /** rows of one member in each list */
  own: number;
  positions: number;
  /** positions in one title */
  ofTitle: number;
  episodes: number;
  notifications: number;
}

export const sizesOf = ({ scale, positions }: Options): Sizes => {
  const of = (n: number) => Math.round(n * scale);
  return {
    members: of(1_000_000),
    comments: of(1_000_000),
    thread: of(100_000),
    own: of(100_000),
    positions: of(positions),
    ofTitle: of(1_000_000),
    episodes: of(500_000),
    notifications: of(1_000_000),
  };
};

/** Member 0 has many rows; all others have few. */
const someone = ({ members }: Sizes) => `(1 + (n * 7919::bigint) % ${members})`;
const member = (n: string) => sqlIdOf('e', n);
const at = `timestamptz '2025-01-01' + n * interval '10 s'`;

/**
 * Comments: a thread on episode 1 where every fourth comment has a reply, then texts of member 0 in other threads,
 * every second with a reply, then those of all others.
 */
export const commentStatements = (sizes: Sizes) => {
  const { thread, own, comments } = sizes;
  const [roots, answered] = [Math.round(thread * 0.8), Math.round(own / 2)];
  const threads = Math.max(10, Math.round(comments / 20));
  // The answered comment of a reply; null for a comment.
  const root = `CASE WHEN n > ${roots} AND n <= ${thread} THEN 4 * (n - ${roots})
    WHEN n > ${thread + own} AND n <= ${thread + own + answered} THEN n - ${own} END`;
  const author = (n: string) =>
    `CASE WHEN ${n} > ${thread} AND ${n} <= ${thread + own} THEN 0 ELSE ${someone(sizes).replaceAll(/\bn\b/g, n)} END`;
  return [
    `INSERT INTO comment (id, target_kind, target_id, root_id, reply_to_id, reply_to_author_id, author_id, body, posted_at,
       silent, demo, reply_count, changed_at)
     SELECT ${sqlIdOf('c', 'n')}, 2, ${sqlIdOf('b', `CASE WHEN n <= ${thread} THEN 1 ELSE 2 + coalesce(root, n) % ${threads} END`)},
       ${sqlIdOf('c', 'root')}, ${sqlIdOf('c', 'root')}, ${member(`CASE WHEN root IS NOT NULL THEN ${author('root')} END`)},
       ${member(author('n'))}, 'Bu bölüm üzerine ' || n, ${at}, false, false,
       (n <= ${roots} AND n % 4 = 0 OR n > ${thread} AND n <= ${thread + answered})::int, now()
     FROM (SELECT n, ${root} AS root FROM generate_series(1, ${comments}) n) given`,
    `INSERT INTO thread SELECT target_kind, target_id, count(*) - count(root_id), count(root_id)
     FROM comment GROUP BY target_kind, target_id`,
    // Every second comment has a reaction; on every tenth, one is by member 0.
    `INSERT INTO reaction (target_type, target_id, member_id, reaction)
     SELECT 'comment', ${sqlIdOf('c', 'n')}, ${member(`CASE WHEN n % 10 = 0 THEN 0 ELSE ${someone(sizes)} END`)}, 1
     FROM generate_series(2, ${comments}, 2) n`,
    `INSERT INTO reaction_tally (target_type, target_id, counts, version, changed_at)
     SELECT target_type, target_id, '{1,0,0,0,0,0}', 1, now() FROM reaction`,
  ];
};

/**
 * Positions: one per member in title 1, then those of member 0 in many titles, then those of all others. Progress and entries have
 * other ids than the service derives from member and title: the figures read and remove them, but do not change them.
 */
export const playbackStatements = ({ members, own, positions, ofTitle, episodes }: Sizes) => {
  const title = (episode: string) => sqlIdOf('a', `1 + (${episode} - 1) / 5`);
  const rest = Math.max(0, positions - ofTitle - own);
  const position = (who: string, episode: string, count: number) =>
    `INSERT INTO member_position (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched,
       measured_at, watched_at)
     SELECT gen_random_uuid(), ${member(who)}, ${sqlIdOf('b', 'episode')}, ${title('episode')}, n % 1000, 1000, true,
       n % 2 = 0, ${at}, CASE WHEN n % 2 = 0 THEN ${at} END
     FROM (SELECT n, ${episode} AS episode FROM generate_series(1, ${count}) n) given`;
  return [
    `INSERT INTO title SELECT ${sqlIdOf('a', 'n')}, 1, false FROM generate_series(1, ${Math.ceil(episodes / 5)}) n`,
    `INSERT INTO episode SELECT ${sqlIdOf('b', 'n')}, ${title('n')}, 1, 1 + (n - 1) % 5, 1000, timestamptz '2024-01-01', 0, false
     FROM generate_series(1, ${episodes}) n`,
    // Each episode except the first has a group with two sources.
    `INSERT INTO episode_sources SELECT ${sqlIdOf('b', 'n')}, '[]', 2, '{dubbed}', 1, now(),
       jsonb_build_array(jsonb_build_object('groupId', ${sqlIdOf('9', '2')}, 'translation', 'dubbed'))
     FROM generate_series(2, ${episodes}) n`,
    `INSERT INTO source_group (hash, episode_id, group_id, name, translation)
     SELECT 'group' || n, ${sqlIdOf('b', 'n')}, ${sqlIdOf('9', '2')}, 'Grup', 'dubbed' FROM generate_series(2, ${episodes}) n`,
    `INSERT INTO source SELECT 'source' || n || '-' || rank, 'group' || n, rank, ${sqlIdOf('d', '2 * n + rank')}, 'Kaynak', 'stream',
       '["720p"]', false, 'clips/sea', ''
     FROM generate_series(2, ${episodes}) n, generate_series(0, 1) rank`,
    position('n', '1 + n % 5', ofTitle),
    position('0', 'n + 5', own),
    position(`1 + n % ${members}`, `6 + (n % ${members} * 31 + n / ${members}) % ${episodes - 5}`, rest),
    `INSERT INTO progress (id, member_id, title_id, furthest_season, furthest_number, watched_season, watched_number,
       watched_count, version, changed_at)
     SELECT gen_random_uuid(), member_id, title_id, 1, 1, 1, 1, 1, 1, now()
     FROM (SELECT DISTINCT member_id, title_id FROM member_position
           WHERE title_id = ${sqlIdOf('a', '1')} OR member_id = ${member('0')}) begun`,
    // Member 0 has many titles, and title 1 has many members.
    `INSERT INTO library_entry (id, member_id, title_id, kind, watch_list_at, followed_at, version, changed_at)
     SELECT gen_random_uuid(), ${member('0')}, ${sqlIdOf('a', 'n + 1')}, 1, ${at}, ${at}, 1, now()
     FROM generate_series(1, ${own}) n
     UNION ALL SELECT gen_random_uuid(), ${member('n')}, ${sqlIdOf('a', '1')}, 1, ${at}, NULL, 1, now()
     FROM generate_series(1, ${own}) n`,
    `INSERT INTO library_counter SELECT member_id, 'last_watched', 0, false, count(*) FROM member_position
     WHERE watched GROUP BY member_id`,
    `INSERT INTO library_counter SELECT member_id, 'watch_list', kind, false, count(*) FROM library_entry
     GROUP BY member_id, kind`,
    `INSERT INTO library_counter SELECT member_id, 'followed', kind, false, count(*) FROM library_entry
     WHERE followed_at IS NOT NULL GROUP BY member_id, kind`,
    `INSERT INTO title_followers SELECT title_id, count(followed_at) FROM library_entry
     WHERE followed_at IS NOT NULL GROUP BY title_id`,
  ];
};

/** Notifications: many for member 0, then those for all others, and the wishes of member 0. */
export const notificationStatements = (sizes: Sizes) => [
  `INSERT INTO notification (id, member_id, kind, actor_id, cause_id, target_kind, target_id, time, changed_at, arrived)
   SELECT gen_random_uuid(), ${member(`CASE WHEN n <= ${sizes.own} THEN 0 ELSE ${someone(sizes)} END`)}, 'reply',
     ${member(`1 + n % ${sizes.members}`)}, ${sqlIdOf('c', 'n')}, 2, ${sqlIdOf('b', `1 + n % ${sizes.episodes}`)}, ${at}, now(), n
   FROM generate_series(1, ${sizes.notifications}) n`,
  `INSERT INTO activity (member_id, count, unread, revision) SELECT member_id, count(*), count(*), max(arrived)
   FROM notification GROUP BY member_id`,
  `INSERT INTO let_me_know SELECT ${member('0')}, 2, ${sqlIdOf('a', 'n')}, timestamptz '2025-01-01'
   FROM generate_series(1, ${Math.round(sizes.own / 10)}) n`,
];
