import { DomainError, isId, notFound, type Clock } from '@seyir/kit';
import { PRESENT_MS, type EpisodePlace, type RoomState } from '../domain/room.js';
import type { Changed, Outcome } from '../domain/room-changes.js';
import { MOST_WATCHED } from './list-room-watched.js';
import type { Transaction } from './ports.js';
import type { LockedRoom, RoomEvents, RoomQueueStore, RoomStore, PlayedEpisode } from './room-ports.js';

export interface ChangeRoomDeps {
  readonly rooms: RoomStore;
  readonly roomQueue: RoomQueueStore;
  readonly roomEvents: RoomEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Data that a change may need besides the result of the state machine. */
interface Decided {
  readonly outcome: Outcome;
  /** The place of the new episode. */
  readonly place?: EpisodePlace;
  /** The member whose role the change sets; hosts change with the epoch. */
  readonly changedRoleId?: string;
}

/**
 * Applies one change under the lock of the room's row, and publishes its frame after the commit. Any process may do it: the lock
 * orders commands, and `epoch` and `seq` are read under it. NOT_FOUND for an unknown room. A change that the state machine refuses
 * is an error with its code.
 */
export const changeRoom =
  ({ rooms, roomQueue, roomEvents, transaction, clock }: ChangeRoomDeps) =>
  (id: string, decide: (room: LockedRoom, now: Date) => Promise<Decided>): Promise<RoomState> =>
    transaction.run(async () => {
      const room = isId(id) ? await rooms.lock(id) : undefined;
      if (!room) throw notFound(`room ${id}`);
      const now = clock.now();
      const { outcome, place, changedRoleId } = await decide(room, now);
      if (outcome === 'unchanged') return room.state;
      if ('refused' in outcome) throw new DomainError(outcome.refused, { reason: `room ${id}` });
      const { room: state, standings } = outcome;
      await rooms.save(id, state, { now, ...(place && { place }) });
      const begun = begunEpisode(room.state, state);
      if (begun) await rooms.addWatched(id, begun, MOST_WATCHED);
      await rooms.setStandings(id, standings, now);
      await rooms.forgetBeat(id, withStanding(standings, ['left', 'kicked', 'banned']));
      // The wishes of a member who has only left stay.
      await roomQueue.removeVotes(id, withStanding(standings, ['kicked', 'banned']));
      const { episodeId } = state.playback;
      if (episodeId !== room.state.playback.episodeId) await roomQueue.remove(id, episodeId);
      roomEvents.changed({
        id,
        state,
        chatSeq: room.chatSeq,
        channelEpoch: room.state.epoch,
        membersChanged: standings.length > 0,
        ...(changedRoleId !== undefined && { changedRoleId }),
      });
      return state;
    });

/** The episode that a change begins to play: at the start of the room, and with each other episode while it plays. */
const begunEpisode = (before: RoomState, after: RoomState): PlayedEpisode | undefined => {
  const { episodeId, at } = after.playback;
  const isSame = before.phase === 'playing' && before.playback.episodeId === episodeId;
  return after.phase !== 'playing' || isSame
    ? undefined
    : { seq: after.seq, episodeId, startedAt: new Date(at) };
};

const withStanding = (standings: Changed['standings'], among: readonly string[]): readonly string[] =>
  standings.filter(({ standing }) => among.includes(standing)).map(({ memberId }) => memberId);

/** A heartbeat since this time counts as presence. */
export const presentSince = (now: Date): Date => new Date(now.getTime() - PRESENT_MS);
