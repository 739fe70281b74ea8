import { DomainError } from '@seyir/kit/stateless';
import { AdvertVariant, PlaybackService, TitleMark, TranslationKind } from '@seyir/proto';
import type { FakePeers } from '../fake-peers.js';
import { time, title, group, isFirst, libraryState, adverts, info } from './things.js';

export const fakePlayback = (peers: FakePeers): void => {
  peers.fake(PlaybackService, {
    listSourceGroups: async () => ({ groups: [group], segments: [] }),
    listTitleGroups: async ({ page }) =>
      isFirst(page)
        ? {
            groups: [
              {
                groupId: 'group-1',
                name: 'Martı Çeviri',
                translation: TranslationKind.SUBTITLED,
                episodeIds: ['episode-1', 'episode-2'],
                last: false,
              },
            ],
          }
        : {},
    getSourceGroup: async ({ hash }) => {
      if (hash !== group.hash) throw new DomainError('NOT_FOUND');
      return { group };
    },
    checkSource: async ({ hash }) => ({ exists: hash === 'source-1' }),
    getStream: async ({ sourceHash }, { viewer }) => {
      switch (sourceHash) {
        case 'source-1':
          return { stream: { case: 'asset', value: 'deniz-01' } };
        case 'source-2':
          if (!viewer.memberId) throw new DomainError('NO_SESSION');
          return { stream: { case: 'uri', value: 'https://media.example/a/master.m3u8' } };
        case 'source-3':
          return { stream: { case: 'embed', value: 'https://embed.example/v?a=1&b="2"' } };
        default:
          throw new DomainError('NOT_FOUND');
      }
    },
    getPreRoll: async ({ titleId, seen }) =>
      titleId === title.id && !seen.includes('advert-1')
        ? { variant: AdvertVariant.AFTER_FIVE, adverts }
        : { variant: AdvertVariant.OWN_TIME },
    countAdvert: async ({ advertId }) => {
      if (!adverts.some(({ id }) => id === advertId)) throw new DomainError('NOT_FOUND');
      return {};
    },
    countFailedPlay: async ({ sourceHash }) => {
      if (!group.sources.some(({ hash }) => hash === sourceHash)) throw new DomainError('NOT_FOUND');
      return {};
    },
    savePosition: async ({ episodeId, positionSeconds = 0 }) =>
      positionSeconds < 60
        ? {}
        : { position: { id: 'position-1', episodeId, titleId: title.id, positionSeconds, measuredAt: time } },
    setEpisodeWatched: async ({ watched = true }) => ({
      watched,
      titleId: title.id,
      season: 1,
      seasonWatched: watched,
    }),
    setSeasonWatched: async ({ titleId, watched = false }) => {
      if (titleId !== title.id) throw new DomainError('NOT_FOUND');
      return { watched, episodeIds: ['episode-1', 'episode-2'] };
    },
    setTitleMark: async ({ titleId, mark, active = true }) => {
      if (titleId !== title.id) throw new DomainError('NOT_FOUND');
      return {
        state: {
          ...libraryState,
          favourite: mark === TitleMark.FAVOURITE && active,
          followed: mark === TitleMark.FOLLOWED && active,
          entryWatched: mark === TitleMark.ENTRY_WATCHED && active,
        },
      };
    },
    setScore: async ({ titleId, score }) => {
      if (titleId !== title.id) throw new DomainError('NOT_FOUND');
      return { state: { ...libraryState, score }, title: { mean: 7.26, count: 8 } };
    },
    getTranslations: async ({ episodeIds }) => ({
      episodes: episodeIds.map(() => ({ translations: [TranslationKind.DUBBED, TranslationKind.SUBTITLED] })),
    }),
    getScores: async ({ titleIds }) => ({ scores: titleIds.map(() => ({ mean: 8.25, count: 7 })) }),
    chooseGroup: async ({ titleId, groupId, keepEarlier }) => {
      if (titleId !== title.id) throw new DomainError('NOT_FOUND');
      return { groupId: keepEarlier ? 'group-2' : groupId };
    },
    getLibrary: async ({ titleIds, episodeIds }) => ({
      titles: titleIds.map((titleId) => ({ ...libraryState, titleId })),
      watchedEpisodeIds: episodeIds.filter((id) => id === 'episode-1'),
      watchedSeasons: [1],
    }),
    listLibrary: async ({ page, watched }) =>
      (page?.number ?? 1) > 1 || watched === true
        ? { entries: [], info: info(1) }
        : { entries: [libraryState], info: info(1) },
    listLastWatched: async ({ page }) =>
      (page?.number ?? 1) > 1
        ? { episodes: [], info: info(1) }
        : {
            episodes: [
              { episodeId: 'episode-1', titleId: title.id, season: 1, number: 1, watchedAt: time },
              // This episode was removed.
              { episodeId: 'episode-9', titleId: 'title-9', season: 1, number: 1, watchedAt: time },
            ],
            info: info(2),
          },
    getFollowerCounts: async ({ titleIds }) => ({ counts: titleIds.map(() => 12) }),
    removeContinueWatching: async ({ id }) => {
      if (id !== 'position-1') throw new DomainError('NOT_FOUND');
      return {};
    },
    listContinueWatching: async () => ({
      positions: [{ id: 'position-1', episodeId: 'episode-1', titleId: title.id, season: 1, number: 1 }],
      info: info(1),
    }),
    getPositions: async ({ episodeIds }) => ({
      positions: episodeIds.includes('episode-1')
        ? [{ id: 'position-1', episodeId: 'episode-1', titleId: title.id, watched: true, measuredAt: time }]
        : [],
    }),
  });
};
