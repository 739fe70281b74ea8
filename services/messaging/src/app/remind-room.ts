import { FIRST_ID } from '@seyir/kit';
import type { Clock, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import { REMIND_MS } from '../domain/room.js';
import type { Transaction } from './ports.js';
import type { RoomNotices, RoomStore } from './room-ports.js';

type Input = { readonly roomId: string };

/** Reminds the members of a scheduled room of its start; the cursor is the last member's id. */
export const remindRoomTask: TaskKind<Input, string> = { name: 'remind-room', chunk: 50, whenDead: 'ticket' };

interface Deps {
  readonly rooms: RoomStore;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** Begins the reminder of a room that starts within ten minutes, once for each start. */
export const remindRoom =
  ({ rooms, transaction, tasks, clock }: Deps) =>
  (id: string): Promise<void> =>
    transaction.run(async () => {
      const room = await rooms.lock(id);
      const startsAt = room?.startsAt;
      if (room?.state.phase !== 'lobby' || !startsAt) return;
      if (startsAt.getTime() - clock.now().getTime() > REMIND_MS) return;
      await rooms.setReminded(id);
      await tasks.add(remindRoomTask, { roomId: id }, { key: id });
    });

interface StepDeps {
  readonly rooms: RoomStore;
  readonly roomNotices: RoomNotices;
}

/** One step of `remind-room`. A room that was started or has ended meanwhile reminds nobody. */
export const remindRoomStep =
  ({ rooms, roomNotices }: StepDeps): TaskStep<Input, string> =>
  async ({ roomId }, after = FIRST_ID, { limit }) => {
    const room = await rooms.lock(roomId);
    if (room?.state.phase !== 'lobby' || !room.startsAt) return 'done';
    const recipientIds = await rooms.awaited(roomId, after, limit);
    const { hostId: actorId } = room.state;
    await roomNotices.tell({ kind: 'reminder', roomId, recipientIds, actorId, startsAt: room.startsAt });
    const last = recipientIds.at(-1);
    return last !== undefined && recipientIds.length === limit ? { cursor: last } : 'done';
  };
