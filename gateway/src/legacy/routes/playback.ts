import { badInput, notFound } from '@seyir/kit/stateless';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { getWatchPage } from '../../operations/catalogue/get-watch-page.js';
import { roomSource } from '../../operations/rooms/room-source.js';
import { checkSource } from '../../operations/playback/check-source.js';
import { getSourceGroup } from '../../operations/playback/get-source-group.js';
import { getStream } from '../../operations/playback/get-stream.js';
import { removeContinueWatching } from '../../operations/playback/remove-continue-watching.js';
import { savePosition } from '../../operations/playback/save-position.js';
import { id, number, optionalText, text } from '../fields.js';
import { row, type Row } from '../row.js';
import { theme } from '../shapes/common.js';
import { asVideo, video } from '../shapes/video.js';
import { frameTheme } from '../themes/frame.js';

/** `item` is an episode's id, or its number within the season. NOT_FOUND for an episode of another title. */
const episodeId = async (ctx: Ctx, titleId: string, season: number, item: string): Promise<string> => {
  if (!/^\d{1,6}$/.test(item)) {
    const episode = await ctx.loaders.episodes.load(item);
    if (episode?.titleId !== titleId) throw notFound('episode of that title');
    return item;
  }
  const title = await ctx.loaders.titles.load(titleId);
  const place =
    title && (await getWatchPage(ctx, { kind: title.kind, slug: title.slug, season, number: Number(item) }));
  if (!place) throw notFound('episode');
  return place.episode.id;
};

const seconds = optionalText(20)
  .transform((value) => (value === undefined ? undefined : Number(value)))
  .pipe(z.number().min(0).optional());

export const playbackRows: readonly Row[] = [
  row({
    path: '/ajax/service',
    type: 'get_stream',
    summary:
      'What the player loads for a source: the address of a manifest, or a sandboxed frame. With `room`, only the episode of that room; without `vid`, the source of that room.',
    auth: 'public',
    input: z.object({ vid: optionalText(128), eg_id: id, room: optionalText(64) }),
    answer: z.object({ uri: z.string().nullable(), theme: theme.nullable() }),
    names: { sourceHash: 'vid', episodeId: 'eg_id', code: 'room' },
    async run(ctx, { vid, eg_id, room }) {
      const ofRoom = room === undefined ? '' : await roomSource(ctx, { code: room, episodeId: eg_id });
      const sourceHash = vid ?? ofRoom;
      if (sourceHash === '') throw badInput({ vid: 'required' });
      const { dash, hls, embed } = await getStream(ctx, { sourceHash, episodeId: eg_id });
      return {
        uri: dash ?? hls ?? null,
        theme: embed === undefined ? null : frameTheme(sourceHash, embed).text,
      };
    },
  }),
  row({
    path: '/ajax/service',
    type: 'videoGet',
    summary: 'The hash to ask get_stream with; empty when the source is gone.',
    auth: 'public',
    input: z.object({ hash: text(128) }),
    answer: z.object({ hash: z.string(), empty: z.boolean() }),
    missingCode: 'NO_HASH',
    async run(ctx, { hash }) {
      return { hash, empty: !(await checkSource(ctx, { hash })) };
    },
  }),
  row({
    path: '/get/video/group',
    summary: 'The sources of one translator group of an episode.',
    auth: 'public',
    input: z.object({ hash: text(128) }),
    answer: z.object({ videos: z.array(video) }),
    missingCode: 'NO_HASH',
    async run(ctx, { hash }) {
      const { sources } = await getSourceGroup(ctx, { hash });
      return { videos: sources.map((source) => asVideo(ctx.parts.media, source)) };
    },
  }),
  row({
    path: '/set/continue/watch',
    summary: 'Keeps where the member stands in an episode; the newest measurement wins.',
    auth: 'member',
    input: z.object({
      content_id: id,
      season: number,
      item: text(64),
      'continue-watch': optionalText(64),
      position: seconds,
    }),
    /** Empty while too little was watched to store a position. */
    answer: z.object({ id: z.string() }),
    names: { positionSeconds: 'position', episodeId: 'item' },
    async run(ctx, { content_id, season, item, position }) {
      const { position: saved } = await savePosition(ctx, {
        episodeId: await episodeId(ctx, content_id, season, item),
        positionSeconds: position,
      });
      return { id: saved?.id ?? '' };
    },
  }),
  row({
    path: '/delete/continue/watch',
    summary: 'Takes a title off the continue-watching list.',
    auth: 'member',
    input: z.object({ id }),
    answer: z.object({}),
    async run(ctx, { id }) {
      await removeContinueWatching(ctx, { id });
      return {};
    },
  }),
];
