import { SegmentKind, SourceKind, TranslationKind } from '@seyir/proto';
import { getPositions } from '../../operations/playback/get-positions.js';
import { getStream } from '../../operations/playback/get-stream.js';
import { listContinueWatching } from '../../operations/playback/list-continue-watching.js';
import { removeContinueWatching } from '../../operations/playback/remove-continue-watching.js';
import { savePosition } from '../../operations/playback/save-position.js';
import { nameOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

export const playbackResolvers = {
  Query: {
    async stream(_, args, ctx) {
      const { dash, hls, embed, thumbnails, segments } = await getStream(ctx, args);
      const kind = embed === undefined ? 'STREAM' : 'EMBED';
      return { kind, dash, hls, embed, thumbnails, segments: [...segments], subtitles: [] };
    },
    continueWatching: (_, args, ctx) => listContinueWatching(ctx, args),
    positions: (_, { episodeIds }, ctx) => getPositions(ctx, { episodeIds: [...episodeIds] }),
  },
  Mutation: {
    savePosition: async (_, { input }, ctx) => ({
      position: await savePosition(ctx, {
        episodeId: input.episodeId,
        positionSeconds: input.positionSeconds ?? undefined,
        durationSeconds: input.durationSeconds ?? undefined,
        measuredAt: input.measuredAt ?? undefined,
      }),
    }),
    async removeContinueWatching(_, { positionId }, ctx) {
      await removeContinueWatching(ctx, { id: positionId });
      return { positionId };
    },
  },
  SourceGroup: {
    translation: ({ translation }) => nameOr(TranslationKind, translation, 'SUBTITLED'),
  },
  Source: {
    kind: ({ kind }) => nameOr(SourceKind, kind, 'STREAM'),
    download: ({ download }) => download || null,
  },
  Segment: {
    kind: ({ kind }) => nameOr(SegmentKind, kind, 'INTRO'),
    start: ({ startSeconds }) => startSeconds,
    end: ({ endSeconds }) => endSeconds,
  },
  Position: {
    episode: ({ episodeId }, _, { loaders }) => loaders.episodes.load(episodeId),
    title: ({ titleId }, _, { loaders }) => loaders.titles.load(titleId),
    measuredAt: ({ measuredAt }) => measuredAt ?? new Date(0),
  },
} satisfies Resolvers;
