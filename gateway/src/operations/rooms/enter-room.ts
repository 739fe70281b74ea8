import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { RoomVisibility, type Room } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey, ids } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { roomOf } from './room-of.js';

/** Opens a room with the viewer as host, and invites members whom the viewer follows. */
export const createRoom = operation({
  input: z.object({
    episodeId: id,
    /** The owning service counts graphemes. */
    title: z
      .string()
      .min(1)
      .max(80 * 16),
    visibility: z.enum(RoomVisibility).default(RoomVisibility.UNSPECIFIED),
    inviteIds: ids(100).default([]),
    startsAt: z.date().nullish(),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { idempotencyKey, startsAt, ...room }): Promise<Room> {
    const request = { ...room, ...(startsAt && { startsAt: timestampFromDate(startsAt) }) };
    return roomOf(await ctx.services.messaging.createRoom(request, writeOptions(ctx, idempotencyKey)));
  },
});

/** Invites members whom the viewer follows into a room that the viewer manages. */
export const inviteToRoom = operation({
  input: z.object({ code: id, memberIds: ids(100) }),
  access: 'member',
  limit: 'writing',
  run: async ({ services }, input): Promise<void> => void (await services.messaging.inviteToRoom(input)),
});

/** Enters a room. A repeated call is no error. */
export const joinRoom = operation({
  input: z.object({ code: id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<Room> => roomOf(await services.messaging.joinRoom(input)),
});

/** Leaves a room. A repeated call is no error. */
export const leaveRoom = operation({
  input: z.object({ code: id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<void> => void (await services.messaging.leaveRoom(input)),
});
