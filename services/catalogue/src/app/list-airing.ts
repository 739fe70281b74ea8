import { badInput, keyPage, type Clock, type KeyPageQuery } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import type { Title, TitleView } from '../domain/title.js';
import { airingKeys, sizes, type CountedPage } from './page.js';
import type { AiringFilter, EpisodeStore, TitleStore } from './ports.js';

export interface AiringTitle {
  readonly title: Title;
  /** The next episode, if known. */
  readonly next: Episode | undefined;
}

/**
 * A page of the airing calendar (specification, section 2): from Monday, then by time. BAD_INPUT for a weekday above
 * 7, and as in keyPage.
 */
export const listAiring =
  ({ titles, episodes, clock }: { titles: TitleStore; episodes: EpisodeStore; clock: Clock }) =>
  async (
    filter: AiringFilter,
    page?: KeyPageQuery,
    view: TitleView = 'whole',
  ): Promise<CountedPage<AiringTitle>> => {
    if (filter.weekday !== undefined && filter.weekday > 7) throw badInput({ weekday: 'invalid' });
    const [found, count] = await Promise.all([
      keyPage({ keyset: airingKeys, sizes, page }, (slice) => titles.airing(filter, slice, view)),
      titles.countAiring(filter),
    ]);
    const coming = await episodes.nextOf(
      found.items.map(({ id }) => id),
      clock.now(),
    );
    const next = new Map(coming.map((episode) => [episode.titleId, episode]));
    return { ...found, items: found.items.map((title) => ({ title, next: next.get(title.id) })), count };
  };
