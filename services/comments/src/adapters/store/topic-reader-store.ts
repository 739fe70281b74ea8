import { statement, type UnitOfWork } from '@seyir/kit';
import type { Follower, TopicReaderStore } from '../../app/ports.js';
import type { TopicState } from '../../domain/topic.js';
import type { TopicReaderRow } from './entities/topic.js';

type StateRow = Pick<TopicReaderRow, 'topicId' | 'readNumber'> & { readonly followed: boolean };

const COLUMNS = `topic_id AS "topicId", followed_at IS NOT NULL AS followed, read_number AS "readNumber"`;

const statesOf = statement<StateRow>(
  `SELECT ${COLUMNS} FROM topic_reader WHERE member_id = $1 AND topic_id = ANY($2::uuid[])`,
);

const setFollow = statement<StateRow>(
  `INSERT INTO topic_reader AS r (member_id, topic_id, followed_at) VALUES ($1, $2, $3)
   ON CONFLICT (member_id, topic_id) DO UPDATE
   SET followed_at = CASE WHEN excluded.followed_at IS NULL THEN NULL ELSE coalesce(r.followed_at, excluded.followed_at) END
   RETURNING ${COLUMNS}`,
);

const setRead = statement<StateRow>(
  `INSERT INTO topic_reader AS r (member_id, topic_id, read_number) VALUES ($1, $2, $3)
   ON CONFLICT (member_id, topic_id) DO UPDATE SET read_number = greatest(r.read_number, excluded.read_number)
   RETURNING ${COLUMNS}`,
);

const followers = statement<{ readonly memberId: string }>(
  `SELECT member_id AS "memberId" FROM topic_reader
   WHERE topic_id = $1 AND member_id > $2 AND followed_at IS NOT NULL ORDER BY member_id LIMIT $3`,
);

const followersAmong = statement<Follower>(
  `SELECT member_id AS "memberId", followed_at AS "followedAt", read_number AS "readNumber" FROM topic_reader
   WHERE topic_id = $1 AND member_id = ANY($2::uuid[]) AND followed_at IS NOT NULL`,
);

export class SqlTopicReaderStore implements TopicReaderStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async states(memberId: string, ids: readonly string[]): Promise<TopicState[]> {
    return (await statesOf.all(this.unitOfWork, [memberId, ids])).map(toState);
  }

  async follow(memberId: string, topicId: string, followedAt: Date | undefined): Promise<TopicState> {
    return toState((await setFollow.first(this.unitOfWork, [memberId, topicId, followedAt ?? null]))!);
  }

  async markRead(memberId: string, topicId: string, number: number): Promise<TopicState> {
    return toState((await setRead.first(this.unitOfWork, [memberId, topicId, number]))!);
  }

  async followers(topicId: string, after: string, limit: number): Promise<string[]> {
    const rows = await followers.all(this.unitOfWork, [topicId, after, limit]);
    return rows.map(({ memberId }) => memberId);
  }

  followersAmong(topicId: string, memberIds: readonly string[]): Promise<Follower[]> {
    return followersAmong.all(this.unitOfWork, [topicId, memberIds]);
  }
}

const toState = ({ readNumber, ...row }: StateRow): TopicState => ({
  ...row,
  ...(readNumber !== null && { readNumber }),
});
