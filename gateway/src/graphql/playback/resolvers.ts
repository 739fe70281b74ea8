import { AdvertMoment, AdvertVariant, SegmentKind, SourceKind, TranslationKind } from '@seyir/proto';
import { imagePath } from '../../operations/links.js';
import { countAdvert } from '../../operations/playback/count-advert.js';
import { getPositions } from '../../operations/playback/get-positions.js';
import { getPreRoll } from '../../operations/playback/get-pre-roll.js';
import { getStream } from '../../operations/playback/get-stream.js';
import { listContinueWatching } from '../../operations/playback/list-continue-watching.js';
import { removeContinueWatching } from '../../operations/playback/remove-continue-watching.js';
import { savePosition } from '../../operations/playback/save-position.js';
import { mediaAddress } from '../../addresses/media-signature.js';
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
    preRoll: (_, { titleId, seen }, ctx) => getPreRoll(ctx, { titleId, seen: [...seen] }),
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
    async countAdvert(_, { input }, ctx) {
      await countAdvert(ctx, {
        advertId: input.advertId,
        moment: AdvertMoment[input.moment],
        idempotencyKey: input.idempotencyKey ?? undefined,
      });
      return { advertId: input.advertId };
    },
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
    download: ({ download }, _, { parts }) => mediaAddress(parts.media, download) ?? null,
  },
  PreRoll: {
    variant: ({ variant }) => nameOr(AdvertVariant, variant, 'OWN_TIME'),
  },
  Advert: {
    time: ({ seconds }) => seconds,
    video: ({ video }, _, { parts }) => mediaAddress(parts.media, video) ?? null,
    image: ({ image }) => imagePath(image) ?? null,
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
