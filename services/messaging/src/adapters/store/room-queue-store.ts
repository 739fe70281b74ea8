import { columns, statement, uniqueIds, type UnitOfWork } from '@seyir/kit';
import type { QueuedEpisode, RoomQueueStore } from '../../app/room-ports.js';
import type { EpisodePlace } from '../../domain/room.js';
import type { QueueChange } from '../../domain/room-queue.js';
import { blocked } from './conversation-rows.js';
import { RoomProposalRow, RoomVoteRow } from './entities/room-queue.js';
import { NOBODY } from './message-rows.js';

const FIELDS = ['episodeId', 'titleId', 'season', 'number', 'proposedBy', 'proposedAt', 'votes'] as const;

type ReadProposal = Pick<RoomProposalRow, (typeof FIELDS)[number]> & {
  readonly voted: boolean;
  readonly hidden: boolean;
};

const readQueue = statement<ReadProposal>(
  `SELECT ${columns(RoomProposalRow, 'q', FIELDS)},
     EXISTS (SELECT 1 FROM room_vote v
       WHERE v.room_id = q.room_id AND v.episode_id = q.episode_id AND v.member_id = $2::uuid) AS voted,
     (${blocked('$2::uuid', 'q.proposed_by')}
       OR EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = q.proposed_by)) AS hidden
   FROM room_proposal q WHERE q.room_id = $1 ORDER BY q.votes DESC, q.proposed_at, q.episode_id`,
);

const count = (change: '+' | '-') =>
  statement(`UPDATE room_proposal SET votes = votes ${change} 1 WHERE room_id = $1 AND episode_id = $2`);
const countVote = count('+');
const countUnvote = count('-');

const removeVotes = statement(
  `WITH gone AS (DELETE FROM room_vote WHERE room_id = $1 AND member_id = ANY($2::uuid[]) RETURNING episode_id),
   lost AS (SELECT episode_id, count(*)::int AS votes FROM gone GROUP BY episode_id)
   UPDATE room_proposal q SET votes = q.votes - lost.votes FROM lost
   WHERE q.room_id = $1 AND q.episode_id = lost.episode_id`,
);
const removeUnwanted = statement(`DELETE FROM room_proposal WHERE room_id = $1 AND votes < 1`);

const readRoomsOf = statement<{ readonly id: string }>(
  `(SELECT DISTINCT room_id AS id FROM room_vote WHERE member_id = $1 LIMIT $2)
   UNION (SELECT DISTINCT room_id FROM room_proposal WHERE proposed_by = $1 LIMIT $2) LIMIT $2`,
);

/** The queues of rooms. Every writer has locked the room. */
export class SqlRoomQueueStore implements RoomQueueStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async list(roomId: string, memberId: string | undefined): Promise<readonly QueuedEpisode[]> {
    const rows = await readQueue.all(this.unitOfWork, [roomId, memberId ?? NOBODY]);
    return rows.map(
      ({ episodeId, titleId, season, number, proposedBy, proposedAt, votes, voted, hidden }) => ({
        episodeId,
        place: { titleId, season, number },
        proposerId: hidden || proposedBy === NOBODY ? '' : proposedBy,
        proposedAt: proposedAt.getTime(),
        votes,
        voted,
      }),
    );
  }

  async apply(
    roomId: string,
    memberId: string,
    {
      change,
      episodeId,
      place,
      now,
    }: {
      readonly change: QueueChange;
      readonly episodeId: string;
      readonly place: EpisodePlace | undefined;
      readonly now: Date;
    },
  ): Promise<void> {
    switch (change) {
      case 'add':
        if (!place) throw new Error(`no place of episode ${episodeId}`);
        await this.proposals.insert({
          ...place,
          roomId,
          episodeId,
          proposedBy: memberId,
          proposedAt: now,
          votes: 1,
        });
        await this.votes.insert({ roomId, episodeId, memberId });
        return;
      case 'vote':
        await this.votes.insert({ roomId, episodeId, memberId });
        await countVote.run(this.unitOfWork, [roomId, episodeId]);
        return;
      case 'unvote':
        await this.votes.delete({ roomId, episodeId, memberId });
        await countUnvote.run(this.unitOfWork, [roomId, episodeId]);
        return;
      case 'remove':
        return this.remove(roomId, episodeId);
    }
  }

  async remove(roomId: string, episodeId: string): Promise<void> {
    await this.votes.delete({ roomId, episodeId });
    await this.proposals.delete({ roomId, episodeId });
  }

  async removeVotes(roomId: string, memberIds: readonly string[]): Promise<void> {
    if (memberIds.length === 0) return;
    await removeVotes.run(this.unitOfWork, [roomId, uniqueIds(memberIds)]);
    await removeUnwanted.run(this.unitOfWork, [roomId]);
  }

  async roomsOf(memberId: string, limit: number): Promise<readonly string[]> {
    return (await readRoomsOf.all(this.unitOfWork, [memberId, limit])).map(({ id }) => id);
  }

  async forget(roomId: string, memberId: string): Promise<void> {
    await this.removeVotes(roomId, [memberId]);
    await this.proposals.update({ roomId, proposedBy: memberId }, { proposedBy: NOBODY });
  }

  private get proposals() {
    return this.unitOfWork.rows(RoomProposalRow);
  }

  private get votes() {
    return this.unitOfWork.rows(RoomVoteRow);
  }
}
