import type { RoomEntry } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { roomPath } from '../../operations/links.js';
import { createRoom } from '../../operations/rooms/enter-room.js';
import { addRoomEntry, pollRoomEntries } from '../../operations/rooms/room-chat.js';
import { id, optionalId, rawText, text } from '../fields.js';
import { texts } from '../new-post.js';
import { row, type Row } from '../row.js';
import { path, theme } from '../shapes/common.js';
import { roomEntriesTheme, type RoomEntryView } from '../themes/rooms.js';

/** An entry may have 500 graphemes. */
const entryText = rawText(8_000);

const views = (ctx: Ctx, entries: readonly RoomEntry[]): Promise<RoomEntryView[]> =>
  Promise.all(
    entries.map(async (entry) => ({
      entry,
      author: entry.authorId
        ? await ctx.loaders.members.load(entry.authorId).catch(() => undefined)
        : undefined,
      isOwn: entry.authorId === ctx.viewer.memberId,
    })),
  );

const themeOf = async (ctx: Ctx, code: string, entries: readonly RoomEntry[]): Promise<string> =>
  roomEntriesTheme(await views(ctx, entries), { code, now: ctx.parts.platform.clock.now() }).text;

const answer = z.object({ theme, id: z.string() });

export const roomRows: readonly Row[] = [
  row({
    path: '/ajax/service',
    type: 'create_room',
    summary: 'Opens a watch-together room for the episode `e_id`, and invites the members `invite`.',
    auth: 'member',
    input: z.object({ e_id: id, title: text(1_280), invite: texts }),
    answer: z.object({ link: path, code: z.string() }),
    names: { episodeId: 'e_id', inviteIds: 'invite' },
    async run(ctx, { e_id: episodeId, title, invite }) {
      const inviteIds = invite.map((one) => one.trim()).filter((one) => one !== '');
      const { code } = await createRoom(ctx, { episodeId, title, inviteIds });
      return { link: roomPath(code), code };
    },
  }),
  row({
    path: '/ajax/service',
    type: 'add_chat',
    summary: 'Writes into the chat of a room that one is in.',
    auth: 'member',
    input: z.object({ code: id, data: entryText }),
    answer,
    names: { body: 'data' },
    async run(ctx, { code, data: body }) {
      const entry = await addRoomEntry(ctx, { code, body });
      return { theme: await themeOf(ctx, code, [entry]), id: entry.id };
    },
  }),
  row({
    path: '/ajax/service',
    type: 'get_chat',
    summary:
      'The entries after `id`, the oldest first; `id` of the answer is the last one sent, or the one given.',
    auth: 'member',
    calm: true,
    input: z.object({ code: id, id: optionalId }),
    answer,
    names: { lastId: 'id' },
    async run(ctx, { code, id: lastId }) {
      const entries = await pollRoomEntries(ctx, { code, lastId });
      return { theme: await themeOf(ctx, code, entries), id: entries.at(-1)?.id ?? lastId ?? '' };
    },
  }),
];
