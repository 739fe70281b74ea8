import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Peers } from '@seyir/kit';
import { CatalogueService } from '@seyir/proto';
import type { Catalogue } from '../../app/ports.js';
import type { Episode } from '../../domain/episode.js';
import type { Title } from '../../domain/title.js';

const MAX_IDS = 200;

/** The catalogue, called as this service. */
export const catalogueOf = (peers: Peers): Catalogue => ({
  async episodes(ids) {
    const found: Episode[] = [];
    for (let from = 0; from < ids.length; from += MAX_IDS) {
      const { episodes } = await peers
        .client(CatalogueService)
        .getEpisodes({ ids: ids.slice(from, from + MAX_IDS) }, { asService: true });
      for (const episode of episodes)
        found.push({
          id: episode.id,
          titleId: episode.titleId,
          season: episode.season,
          number: episode.number,
          durationSeconds: episode.durationSeconds,
          releasedAt: episode.releasedAt && timestampDate(episode.releasedAt),
          // The catalogue's answer has no age mark; the episode's event brings it.
          ageMark: 0,
          removed: false,
        });
    }
    return found;
  },
  async titles(ids) {
    const found: Title[] = [];
    for (let from = 0; from < ids.length; from += MAX_IDS) {
      const { titles } = await peers
        .client(CatalogueService)
        .getTitles({ ids: ids.slice(from, from + MAX_IDS) }, { asService: true });
      found.push(...titles.map(({ id, kind }) => ({ id, kind, removed: false })));
    }
    return found;
  },
});
