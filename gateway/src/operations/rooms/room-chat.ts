import type { ListRoomEntriesResponse, RoomEntry } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey, ids, size, spoiler, text } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { entryOf } from './room-of.js';

const seq = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .nullish();

/** The chat of a room: with a number the entries after it, oldest first; otherwise newest first. */
export const listRoomEntries = operation({
  input: z.object({ code: id, after: seq, before: seq, size: size(50) }),
  access: 'member',
  run: ({ services }, { code, after, before, size }): Promise<ListRoomEntriesResponse> =>
    services.messaging.listRoomEntries({ code, afterSeq: after ?? 0, beforeSeq: before ?? 0, size }),
});

/** Entries of a room by id, as the viewer may see them. */
export const getRoomEntries = operation({
  input: z.object({ code: id, ids: ids(50) }),
  access: 'member',
  run: async ({ services }, input): Promise<RoomEntry[]> =>
    (await services.messaging.getRoomEntries(input)).entries,
});

/** Entries of a room by id, with covered texts revealed. */
export const revealRoomEntries = operation({
  input: z.object({ code: id, ids: ids(50) }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<RoomEntry[]> =>
    (await services.messaging.getRoomEntries({ ...input, reveal: true })).entries,
});

/**
 * The answer to a poll of the chat: entries after the given id, oldest first; without an id the newest 50. The viewer need not see
 * the entry of that id. NOT_FOUND for an id of another room.
 */
export const pollRoomEntries = operation({
  input: z.object({ code: id, lastId: id.optional() }),
  access: 'member',
  async run({ services }, { code, lastId }): Promise<RoomEntry[]> {
    if (!lastId) return [...(await services.messaging.listRoomEntries({ code })).entries].reverse();
    return (await services.messaging.listRoomEntries({ code, afterId: lastId })).entries;
  },
});

/** Writes into the chat of a room that the viewer is in. */
export const addRoomEntry = operation({
  input: z.object({ code: id, body: text(500), spoiler, replyToId: id.nullish(), idempotencyKey }),
  access: 'member',
  limit: 'roomChat',
  async run(ctx, { idempotencyKey, replyToId, spoiler, ...input }): Promise<RoomEntry> {
    const request = { ...input, replyToId: replyToId ?? '', ...(spoiler && { spoiler }) };
    return entryOf(await ctx.services.messaging.addRoomEntry(request, writeOptions(ctx, idempotencyKey)));
  },
});

/** Deletes an entry. Only its author, the host and moderators may do that. */
export const deleteRoomEntry = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: entryId }): Promise<RoomEntry> =>
    entryOf(await services.messaging.deleteRoomEntry({ entryId })),
});
