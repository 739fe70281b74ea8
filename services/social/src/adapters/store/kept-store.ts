import { statement, type KeptCount, type KeptCounter, type UnitOfWork } from '@seyir/kit';

const kept = statement<Readonly<Record<string, number>>>(
  `WITH followed AS (
     SELECT follower_id, followed_id FROM follow WHERE follower_id = ANY($1::uuid[])
     UNION SELECT follower_id, followed_id FROM follow WHERE followed_id = ANY($1::uuid[])
   ), posted AS (SELECT id FROM post WHERE author_id = ANY($1::uuid[])
   ), answered AS (
     SELECT post_id, member_id FROM poll_vote WHERE member_id = ANY($1::uuid[]) OR post_id IN (SELECT id FROM posted)
   ), clapped AS (
     SELECT post_id, member_id FROM clap WHERE member_id = ANY($1::uuid[]) OR post_id IN (SELECT id FROM posted)
   ), collected AS (SELECT id FROM collection WHERE owner_id = ANY($1::uuid[])
   ), liked AS (
     SELECT collection_id, member_id FROM collection_like
     WHERE member_id = ANY($1::uuid[]) OR collection_id IN (SELECT id FROM collected))
   SELECT (SELECT count(*) FROM followed)::int AS follows,
     (SELECT count(*) FROM followed WHERE NOT follower_id = ANY($1::uuid[]))::int AS follows_others,
     (SELECT count(*) FROM posted)::int AS posts, 0 AS posts_others,
     (SELECT count(*) FROM answered)::int AS votes,
     (SELECT count(*) FROM answered WHERE NOT member_id = ANY($1::uuid[]))::int AS votes_others,
     (SELECT count(*) FROM clapped)::int AS claps,
     (SELECT count(*) FROM clapped WHERE NOT member_id = ANY($1::uuid[]))::int AS claps_others,
     (SELECT count(*) FROM collected)::int AS collections, 0 AS collections_others,
     (SELECT count(*) FROM liked)::int AS likes,
     (SELECT count(*) FROM liked WHERE NOT member_id = ANY($1::uuid[]))::int AS likes_others,
     (SELECT count(*) FROM collection_entry WHERE title_id = ANY($2::uuid[]))::int AS entries,
     (SELECT count(*) FROM collection_entry e JOIN collection c ON c.id = e.collection_id
      WHERE e.title_id = ANY($2::uuid[]) AND NOT c.owner_id = ANY($1::uuid[]))::int AS entries_others,
     (SELECT count(*) FROM story WHERE author_id = ANY($1::uuid[]) OR title_id = ANY($2::uuid[]))::int AS stories,
     (SELECT count(*) FROM story
      WHERE title_id = ANY($2::uuid[]) AND NOT author_id = ANY($1::uuid[]))::int AS stories_others`,
);

/** Counts the rows that belong to members, and the entries of collections about titles. */
export class SqlKeptStore implements KeptCounter {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async count(memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> {
    const row = await kept.first(this.unitOfWork, [memberIds, subjectIds]);
    return ['follows', 'posts', 'votes', 'claps', 'collections', 'likes', 'entries', 'stories'].map(
      (what) => ({
        what,
        count: row?.[what] ?? 0,
        ofOthers: row?.[`${what}_others`] ?? 0,
      }),
    );
  }
}
