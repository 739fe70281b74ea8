import { RoomFolder, type Room, type RoomMember, type PlayedEpisode } from '@seyir/proto';
import { z } from 'zod';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';
import { roomOf } from './room-of.js';

/** Public rooms with present members, the largest first; one page, because their order changes all the time. */
export const listRooms = operation({
  input: z.object({ size: size(24, 60) }),
  access: 'public',
  run: async ({ services }, { size }): Promise<Room[]> =>
    (await services.messaging.listRooms({ folder: RoomFolder.PUBLIC, page: { number: 1, size } })).rooms,
});

/** Open rooms that the viewer is in or invited to, the newest first. */
export const listOwnRooms = operation({
  input: z.object({ page, size: size(24, 60), cursor }),
  access: 'member',
  run: (ctx, asked): Promise<PageOf<Room>> =>
    readPage(ctx, 'own-rooms', asked, async (page) => {
      const { rooms, info } = await ctx.services.messaging.listRooms({ folder: RoomFolder.OWN, page });
      return pageOf(rooms, info);
    }),
});

/** A room that the viewer is in or may enter; undefined for every other code. */
export const getRoom = operation({
  input: z.object({ code: id }),
  access: 'member',
  run: ({ services }, { code }): Promise<Room | undefined> =>
    services.messaging.getRoom({ code }).then(roomOf).catch(noneWhenNotFound),
});

/** The members of a room that the viewer is in; FORBIDDEN before entering. */
export const listRoomMembers = operation({
  input: z.object({ code: id }),
  access: 'member',
  run: async ({ services }, { code }): Promise<RoomMember[]> =>
    (await services.messaging.listRoomMembers({ code })).members,
});

/** The episodes that a room has played; after its end also for those who were there. */
export const listRoomWatched = operation({
  input: z.object({ code: id }),
  access: 'member',
  run: async ({ services }, { code }): Promise<PlayedEpisode[]> =>
    (await services.messaging.listRoomWatched({ code })).episodes,
});
