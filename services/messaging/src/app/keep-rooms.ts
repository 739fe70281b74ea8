import {
  EMPTY_MS,
  HOST_LOST_MS,
  KEPT_MS,
  leadOf,
  LEFT_PAUSED_MS,
  positionAt,
  WAIT_HEARD_MS,
  WAIT_MS,
} from '../domain/room.js';
import { endRoom, endWait, repeatEpisode, replaceHost } from '../domain/room-changes.js';
import { countDown, firstOf, startAfterCountdown } from '../domain/room-queue.js';
import type { Tasks } from '@seyir/kit';
import { changeRoom, presentSince, type ChangeRoomDeps } from './change-room.js';
import { remindRoom } from './remind-room.js';
import type { RoomUpkeepStore } from './room-ports.js';

/** The contract's number of the activity of a member whose player lacks data. */
const CATCHING_UP = 4;

/** Number of rooms that one run changes; the next run, half a second later, continues. */
const MOST_ROOMS = 200;
/** Number of rows of old rooms that one run deletes. */
const MOST_ROWS = 500;

interface Deps extends ChangeRoomDeps {
  readonly roomUpkeep: RoomUpkeepStore;
  readonly tasks: Tasks;
}

/**
 * One run of the job that keeps rooms in order: it replaces lost hosts, ends waits, starts the next episode of a queue, repeats episodes that are
 * over, ends rooms without members, reminds members of scheduled rooms, and deletes rooms that ended 30 days ago. Each room is one transaction under its lock, in which the reason is checked again.
 */
export const keepRooms = (deps: Deps) => {
  const { rooms, roomUpkeep, roomQueue, transaction, clock } = deps;
  const change = changeRoom(deps);
  const remind = remindRoom(deps);
  const before = (ms: number): Date => new Date(clock.now().getTime() - ms);

  const replaceLost = async (id: string) => {
    await change(id, async ({ state, startsAt }, now) => {
      const members = await rooms.members(id, before(HOST_LOST_MS), 1);
      const isBack = members[0]?.role === 'host' && members[0].activity > 0;
      // Before the start of a scheduled room its host may be away.
      const isEarly = state.phase === 'lobby' && startsAt !== undefined && startsAt > before(HOST_LOST_MS);
      const heir =
        isBack || isEarly || state.phase === 'ended'
          ? undefined
          : await rooms.heir(id, { except: state.hostId ?? '', seenSince: presentSince(now) });
      return { outcome: heir === undefined ? 'unchanged' : replaceHost(state, heir) };
    });
    await roomUpkeep.endLease(id, clock.now());
  };

  const endEmpty = (id: string) =>
    change(id, async ({ state, seenAt, startsAt, repeatMs }, now) => {
      const since = before(EMPTY_MS);
      const isDue = state.phase === 'playing' || startsAt === undefined || startsAt < since;
      const isEmpty = seenAt < since && isDue && repeatMs === undefined;
      return { outcome: isEmpty ? endRoom(state, now.getTime()) : 'unchanged' };
    });

  const firstQueued = async (id: string) => firstOf(await roomQueue.list(id, undefined));

  const startNext = (id: string) =>
    change(id, async ({ state }, at) => {
      const first = await firstQueued(id);
      const leadMs = leadOf(await rooms.roundTrips(id, presentSince(at)));
      const outcome = startAfterCountdown(state, first, { now: at.getTime(), leadMs });
      return { outcome, ...(first && { place: first.place }) };
    });

  const playOn = (id: string) =>
    change(id, async ({ state }, at) => {
      const now = at.getTime();
      const { waitUntil = now } = state;
      // Until this time, heartbeats from during the wait may be missing, so the room cannot know yet who has the data.
      const heardAt = waitUntil - WAIT_MS + WAIT_HEARD_MS;
      const isAwaited = now < heardAt || (await rooms.countDoing(id, CATCHING_UP, presentSince(at))) > 0;
      const leadMs = leadOf(await rooms.roundTrips(id, presentSince(at)));
      return { outcome: endWait(state, { now, leadMs, isAwaited }) };
    });

  const repeat = (id: string) =>
    change(id, async ({ state, seenAt, repeatMs = Number.POSITIVE_INFINITY }, at) => {
      const now = at.getTime();
      const isOver = state.playback.playing && positionAt(state.playback, now) >= repeatMs;
      // The queue comes before the repetition.
      const counted = isOver ? countDown(state, now, (await firstQueued(id)) === undefined) : 'unchanged';
      const isLeft = seenAt < before(LEFT_PAUSED_MS);
      return {
        outcome: counted === 'unchanged' ? repeatEpisode(state, { now, repeatMs, isLeft }) : counted,
      };
    });

  return async (signal: AbortSignal): Promise<void> => {
    // An error in one room must not stop the others.
    const failures: unknown[] = [];
    const each = async (ids: readonly string[], keep: (id: string) => Promise<unknown>) => {
      for (const id of ids)
        if (!signal.aborted) await keep(id).catch((error: unknown) => failures.push(error));
    };
    await each(await roomUpkeep.withEndedLeases(clock.now(), MOST_ROOMS), replaceLost);
    await each(await roomUpkeep.waiting(MOST_ROOMS), playOn);
    await each(await roomUpkeep.withDueNext(clock.now(), MOST_ROOMS), startNext);
    await each(await roomUpkeep.toRepeat(clock.now(), before(LEFT_PAUSED_MS), MOST_ROOMS), repeat);
    await each(await roomUpkeep.toRemind(clock.now(), MOST_ROOMS), remind);
    await each(await roomUpkeep.empty(before(EMPTY_MS), MOST_ROOMS), endEmpty);
    if (!signal.aborted) await transaction.run(() => roomUpkeep.prune(before(KEPT_MS), MOST_ROWS));
    if (failures.length > 0) throw failures[0];
  };
};
