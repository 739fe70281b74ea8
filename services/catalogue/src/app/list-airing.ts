import { badInput, type Clock, type Paged, type PageQuery } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import type { Title } from '../domain/title.js';
import { paged, sliceOf } from './page.js';
import type { AiringFilter, EpisodeStore, TitleStore } from './ports.js';

export interface AiringTitle {
  readonly title: Title;
  /** The episode that comes next, where one is known. */
  readonly next: Episode | undefined;
}

/** A page of the airing calendar (spec §2): Monday first, then by time. BAD_INPUT for a weekday beyond Sunday. */
export const listAiring =
  ({ titles, episodes, clock }: { titles: TitleStore; episodes: EpisodeStore; clock: Clock }) =>
  async (filter: AiringFilter, page?: PageQuery): Promise<Paged<AiringTitle>> => {
    if (filter.weekday !== undefined && filter.weekday > 7) throw badInput({ weekday: 'invalid' });
    const slice = sliceOf(page);
    const [found, count] = await Promise.all([titles.airing(filter, slice), titles.countAiring(filter)]);
    const coming = await episodes.nextOf(
      found.map(({ id }) => id),
      clock.now(),
    );
    const next = new Map(coming.map((episode) => [episode.titleId, episode]));
    return paged(
      found.map((title) => ({ title, next: next.get(title.id) })),
      count,
      slice,
    );
  };
