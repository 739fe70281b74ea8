import { AdvertVariant, SegmentKind, SourceHealth, SourceKind, TranslationKind } from '@seyir/proto';
import { imagePath } from '../../operations/links.js';
import { countAdvert } from '../../operations/playback/count-advert.js';
import { countFailedPlay } from '../../operations/playback/count-failed-play.js';
import { getPositions } from '../../operations/playback/get-positions.js';
import { getPreRoll } from '../../operations/playback/get-pre-roll.js';
import { getStream } from '../../operations/playback/get-stream.js';
import { listContinueWatching } from '../../operations/playback/list-continue-watching.js';
import { removeContinueWatching } from '../../operations/playback/remove-continue-watching.js';
import { savePosition } from '../../operations/playback/save-position.js';
import { mediaAddress } from '../../addresses/media-signature.js';
import { knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

export const playbackResolvers = {
  Query: {
    async stream(_, args, ctx) {
      const { dash, hls, embed, thumbnails, segments } = await getStream(ctx, args);
      const kind = embed === undefined ? SourceKind.STREAM : SourceKind.EMBED;
      return { kind, dash, hls, embed, thumbnails, segments: [...segments], subtitles: [] };
    },
    continueWatching: (_, args, ctx) => listContinueWatching(ctx, args),
    preRoll: (_, args, ctx) => getPreRoll(ctx, args),
    positions: (_, args, ctx) => getPositions(ctx, args),
  },
  Mutation: {
    savePosition: (_, { input }, ctx) => savePosition(ctx, input),
    async countAdvert(_, { input }, ctx) {
      await countAdvert(ctx, input);
      return { advertId: input.advertId };
    },
    async countFailedPlay(_, { input }, ctx) {
      await countFailedPlay(ctx, input);
      return { sourceHash: input.sourceHash };
    },
    async removeContinueWatching(_, { positionId }, ctx) {
      await removeContinueWatching(ctx, { id: positionId });
      return { positionId };
    },
  },
  SourceGroup: {
    translation: ({ translation }) => knownOr(TranslationKind, translation, TranslationKind.SUBTITLED),
  },
  Source: {
    kind: ({ kind }) => knownOr(SourceKind, kind, SourceKind.STREAM),
    download: ({ download }, _, { parts }) => mediaAddress(parts.media, download) ?? null,
    offset: ({ offsetSeconds }) => offsetSeconds,
    health: ({ health }) => knownOr(SourceHealth, health, SourceHealth.GOOD),
  },
  PreRoll: {
    variant: ({ variant }) => knownOr(AdvertVariant, variant, AdvertVariant.OWN_TIME),
  },
  Advert: {
    time: ({ seconds }) => seconds,
    video: ({ video }, _, { parts }) => mediaAddress(parts.media, video) ?? null,
    image: ({ image }) => imagePath(image) ?? null,
  },
  Segment: {
    kind: ({ kind }) => knownOr(SegmentKind, kind, SegmentKind.INTRO),
    start: ({ startSeconds }) => startSeconds,
    end: ({ endSeconds }) => endSeconds,
  },
  Position: {
    episode: ({ episodeId }, _, { loaders }) => loaders.episodes.load(episodeId),
    title: ({ titleId }, _, { loaders }) => loaders.titles.load(titleId),
    measuredAt: ({ measuredAt }) => measuredAt ?? new Date(0),
  },
} satisfies Resolvers;
