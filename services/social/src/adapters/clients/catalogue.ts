import type { ServiceClient } from '@seyir/kit';
import { TitleKind, type CatalogueService } from '@seyir/proto';
import type { Catalogue } from '../../app/ports.js';

/** Maximum number of ids that the catalogue accepts in one call. */
const BATCH = 200;

/** Called in the service's own name: whether a title exists does not depend on the viewer. */
const asked = { asService: true, timeoutMs: 1_000 } as const;

export const catalogueOf = (client: ServiceClient<typeof CatalogueService>): Catalogue => ({
  async place({ kind, id }) {
    if (kind === 'title') {
      const { titles } = await client.getTitles({ ids: [id] }, asked);
      return titles[0] && { titleId: titles[0].id };
    }
    const [episode] = (await client.getEpisodes({ ids: [id] }, asked)).episodes;
    return (
      episode && {
        titleId: episode.titleId,
        episode: { season: episode.season, number: episode.number },
      }
    );
  },
  async isFilm(titleId) {
    return (await client.getTitles({ ids: [titleId] }, asked)).titles[0]?.kind === TitleKind.MOVIE;
  },
  async titlesAmong(ids) {
    const calls = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, n) =>
      client.getTitles({ ids: ids.slice(n * BATCH, (n + 1) * BATCH) }, asked),
    );
    return new Set((await Promise.all(calls)).flatMap(({ titles }) => titles.map(({ id }) => id)));
  },
});
