import { DomainError } from '@seyir/kit/stateless';
import { CatalogueService, FilterField } from '@seyir/proto';
import type { FakePeers } from '../fake-peers.js';
import { wishes } from './requests.js';
import { title, episodes, trailers, isFirst, info } from './things.js';

export const fakeCatalogue = (peers: FakePeers): void => {
  peers.fake(CatalogueService, {
    ...wishes,
    getTitles: async ({ ids }) => ({ titles: ids.includes(title.id) ? [title] : [] }),
    getTitleBySlug: async ({ slug }) => {
      if (slug !== title.slug) throw new DomainError('NOT_FOUND');
      return { title };
    },
    listTitles: async ({ page }) => (isFirst(page) ? { titles: [title], info: info(1) } : { info: info(1) }),
    listInitials: async () => ({ initials: ['G'] }),
    countChoices: async () => ({
      filters: [{ field: FilterField.GENRE, values: [{ value: 'dram', titleCount: 1 }] }],
    }),
    listCountries: async () => ({ countries: [{ country: 'TR', titleCount: 1 }] }),
    listTitlesFrom: async ({ cursor }) =>
      cursor === '' ? { titles: [title], nextCursor: 'end', count: 1 } : { count: 1 },
    listSimilarTitles: async () => ({ titles: [title] }),
    listAiring: async ({ weekday, page }) =>
      isFirst(page) && [0, 5].includes(weekday)
        ? { titles: [{ title, next: episodes[1]! }], info: info(1) }
        : { info: info(1) },
    getTrailers: async ({ ids }) => ({ trailers: trailers.filter(({ id }) => ids.includes(id)) }),
    searchTitles: async ({ query }) => ({ titles: ['vapur', 'va'].includes(query) ? [title] : [] }),
    getEpisodes: async ({ ids }) => ({ episodes: episodes.filter(({ id }) => ids.includes(id)) }),
    getEpisodeAt: async ({ titleSlug, number }) => {
      const episode = titleSlug === title.slug ? episodes[number - 1] : undefined;
      if (!episode) throw new DomainError('NOT_FOUND');
      const next = episodes[number];
      return { title, episode, ...(next && { next }) };
    },
    listEpisodes: async ({ page }) =>
      (page?.number ?? 1) > 1 ? { episodes: [], info: info(2) } : { episodes, info: info(2) },
    listLatestEpisodes: async ({ page }) => (isFirst(page) ? { episodes, info: info(2) } : { info: info(2) }),
  });
};
