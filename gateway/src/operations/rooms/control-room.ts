import type { MessageInitShape } from '@bufbuild/protobuf';
import { badInput } from '@seyir/kit/stateless';
import { RoomRole, type ControlRoomRequestSchema, type Room } from '@seyir/proto';
import { z } from 'zod';
import { hash, id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { roomOf } from './room-of.js';

/** The epoch of the state that the viewer saw. */
export const epoch = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

const LONGEST_MS = 24 * 60 * 60_000;

const control = z.object({
  code: id,
  epoch,
  kind: z.enum(['play', 'pause', 'seek', 'rate', 'episode', 'wait', 'source']),
  positionMs: z.int().min(0).max(LONGEST_MS).nullish(),
  rate: z.number().min(0.25).max(4).nullish(),
  episodeId: id.nullish(),
  sourceHash: hash.nullish(),
  idempotencyKey,
});

/** Plays, pauses, seeks, waits, changes the rate, the episode or the default source, for everybody in the room at the same moment. */
export const controlRoom = operation({
  input: control,
  access: 'member',
  limit: 'controlling',
  async run(ctx, { code, epoch, idempotencyKey, ...asked }): Promise<Room> {
    const request = { code, epoch, command: commandOf(asked) };
    return roomOf(await ctx.services.messaging.controlRoom(request, writeOptions(ctx, idempotencyKey)));
  },
});

type Asked = Pick<z.output<typeof control>, 'kind' | 'positionMs' | 'rate' | 'episodeId' | 'sourceHash'>;

type Command = MessageInitShape<typeof ControlRoomRequestSchema>['command'];

/** BAD_INPUT for a command without its value. */
const commandOf = ({ kind, positionMs, rate, episodeId, sourceHash }: Asked): Command => {
  switch (kind) {
    case 'play':
    case 'pause':
    case 'wait':
      return { case: kind, value: {} };
    case 'seek':
      if (positionMs == null) throw badInput({ positionMs: 'required' });
      if (!episodeId) throw badInput({ episodeId: 'required' });
      return { case: kind, value: { positionMs, episodeId } };
    case 'rate':
      if (rate == null) throw badInput({ rate: 'required' });
      return { case: kind, value: { rate } };
    case 'episode':
      if (!episodeId) throw badInput({ episodeId: 'required' });
      return { case: kind, value: { episodeId } };
    case 'source':
      if (!sourceHash) throw badInput({ sourceHash: 'required' });
      if (!episodeId) throw badInput({ episodeId: 'required' });
      return { case: kind, value: { sourceHash, episodeId } };
  }
};

/** Ends the lobby: playback starts for everybody. */
export const startRoom = operation({
  input: z.object({ code: id, epoch }),
  access: 'member',
  limit: 'controlling',
  run: async ({ services }, input): Promise<Room> => roomOf(await services.messaging.startRoom(input)),
});

/** Ends a room for everybody. A repeated call is no error. */
export const endRoom = operation({
  input: z.object({ code: id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<Room> => roomOf(await services.messaging.endRoom(input)),
});

/** Makes another member the host. */
export const handOverRoom = operation({
  input: z.object({ code: id, epoch, memberId: id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<Room> => roomOf(await services.messaging.handOverRoom(input)),
});

/** Makes a member a moderator, or a plain member again. */
export const setRoomRole = operation({
  input: z.object({
    code: id,
    epoch,
    memberId: id,
    role: z.enum(RoomRole).refine((role) => role === RoomRole.MEMBER || role === RoomRole.MODERATOR),
  }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<Room> => roomOf(await services.messaging.setRoomRole(input)),
});

/** Removes a member from a room; with `ban` for good. */
export const removeFromRoom = operation({
  input: z.object({ code: id, epoch, memberId: id, ban: z.boolean().default(false) }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<Room> => roomOf(await services.messaging.removeFromRoom(input)),
});
