import { deleteOlder, statement, type UnitOfWork } from '@seyir/kit';
import type { CrowdStore, RoomReaction } from '../../app/crowd-ports.js';
import type { CrowdSecond, CrowdWindow, ReactionCount } from '../../domain/crowd.js';
import type { CrowdReactionRow } from './entities/crowd.js';

const addReaction = statement(
  `INSERT INTO room_reaction (room_id, member_id, second, episode_id, reaction) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT DO NOTHING`,
);

const readWaiting = statement<{ readonly id: string }>(
  `SELECT DISTINCT room_id AS id FROM (SELECT room_id FROM room_reaction WHERE room_id > $1 ORDER BY room_id LIMIT 10000) r
   ORDER BY 1 LIMIT $2`,
);

/** A member counts once in a second, with the reaction that came first. */
const takeReactions = statement<ReactionCount>(
  `WITH chunk AS MATERIALIZED (SELECT member_id, second FROM room_reaction WHERE room_id = $1 LIMIT $3),
   taken AS (
     DELETE FROM room_reaction r USING chunk c
     WHERE r.room_id = $1 AND r.member_id = c.member_id AND r.second = c.second
     RETURNING r.member_id, r.episode_id, r.second, r.reaction),
   counting AS (
     INSERT INTO crowd_member (episode_id, second, member_id)
     SELECT episode_id, second, member_id FROM taken WHERE $2::boolean
     ON CONFLICT DO NOTHING RETURNING episode_id, second, member_id),
   counted AS (
     INSERT INTO crowd_reaction (episode_id, second, reaction, count)
     SELECT episode_id, second, reaction, count(*)::int FROM taken JOIN counting USING (episode_id, second, member_id)
     GROUP BY episode_id, second, reaction
     ON CONFLICT (episode_id, second, reaction) DO UPDATE SET count = crowd_reaction.count + excluded.count)
   SELECT reaction, count(*)::int AS count FROM taken GROUP BY reaction ORDER BY reaction`,
);

const readSeconds = statement<Pick<CrowdReactionRow, 'second' | 'reaction' | 'count'>>(
  `SELECT second, reaction, count FROM (
     SELECT second, reaction, count, sum(count) OVER (PARTITION BY second) AS members FROM crowd_reaction
     WHERE episode_id = $1 AND second > $2 AND second <= $3) s
   WHERE members >= $4 ORDER BY second, reaction`,
);

const addCounts = statement(
  `INSERT INTO crowd_reaction (episode_id, second, reaction, count)
   SELECT $1, n.second, n.reaction, n.count FROM unnest($2::int[], $3::smallint[], $4::int[]) AS n (second, reaction, count)
   ON CONFLICT DO NOTHING`,
);

const deleteCounts = statement(
  `DELETE FROM crowd_reaction WHERE (episode_id, second, reaction) IN (
     SELECT episode_id, second, reaction FROM crowd_reaction WHERE episode_id = $1 LIMIT $2)`,
);
const deleteMembersOf = statement(
  `DELETE FROM crowd_member WHERE (episode_id, second, member_id) IN (
     SELECT episode_id, second, member_id FROM crowd_member WHERE episode_id = $1 LIMIT $2)`,
);
const deleteMember = statement(
  `DELETE FROM crowd_member WHERE (episode_id, second, member_id) IN (
     SELECT episode_id, second, member_id FROM crowd_member WHERE member_id = $1 LIMIT $2)`,
);

/** Reactions in rooms, and their counts per second of an episode. */
export class SqlCrowdStore implements CrowdStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ roomId, memberId, second, episodeId, reaction }: RoomReaction): Promise<void> {
    await addReaction.run(this.unitOfWork, [roomId, memberId, second, episodeId, reaction]);
  }

  async waiting(after: string, limit: number): Promise<readonly string[]> {
    return (await readWaiting.all(this.unitOfWork, [after, limit])).map(({ id }) => id);
  }

  async take(
    roomId: string,
    { counts, limit }: { readonly counts: boolean; readonly limit: number },
  ): Promise<readonly ReactionCount[]> {
    return takeReactions.all(this.unitOfWork, [roomId, counts, limit]);
  }

  async list(
    episodeId: string,
    { after, until }: CrowdWindow,
    least: number,
  ): Promise<readonly CrowdSecond[]> {
    const rows = await readSeconds.all(this.unitOfWork, [episodeId, after, until, least]);
    const seconds = new Map<number, ReactionCount[]>();
    for (const { second, reaction, count } of rows)
      seconds.set(second, [...(seconds.get(second) ?? []), { reaction, count }]);
    return [...seconds].map(([second, reactions]) => ({ second, reactions }));
  }

  async addImported(episodeId: string, seconds: readonly CrowdSecond[]): Promise<number> {
    const rows = seconds.flatMap(({ second, reactions }) => reactions.map((one) => ({ second, ...one })));
    return addCounts.run(this.unitOfWork, [
      episodeId,
      rows.map(({ second }) => second),
      rows.map(({ reaction }) => reaction),
      rows.map(({ count }) => count),
    ]);
  }

  async removeEpisode(episodeId: string, limit: number): Promise<number> {
    const members = await deleteMembersOf.run(this.unitOfWork, [episodeId, limit]);
    if (members >= limit) return members;
    return Math.max(members, await deleteCounts.run(this.unitOfWork, [episodeId, limit]));
  }

  async forgetCounted(before: Date): Promise<void> {
    await deleteOlder(this.unitOfWork, 'crowd_member', 'counted_at', before);
  }

  async forget(memberId: string, limit: number): Promise<number> {
    return deleteMember.run(this.unitOfWork, [memberId, limit]);
  }
}
