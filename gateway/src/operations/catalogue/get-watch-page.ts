import { TitleKind, wakes, type Episode, type Title } from '@seyir/proto';
import { z } from 'zod';
import { slug } from '../inputs.js';
import { operation } from '../operation.js';
import { noneWhenNotFound } from './get-title.js';

export interface WatchPlace {
  readonly title: Title;
  readonly episode: Episode;
  readonly previous?: Episode;
  readonly next?: Episode;
}

/** An episode with its title and neighbours; undefined if it does not exist. */
export const getWatchPage = operation({
  input: z.object({
    kind: z.enum(TitleKind),
    slug,
    season: z.int().min(0).max(10_000),
    number: z.int().min(0).max(100_000),
  }),
  access: 'public',
  async run({ parts }, { kind, slug, season, number }): Promise<WatchPlace | undefined> {
    const read = () => parts.asVisitor.catalogue.getEpisodeAt({ titleSlug: slug, season, number });
    const place = await parts.reads
      .get(`place:${slug}:${season}:${number}`, wakes.catalogue, read, ({ title }) =>
        title ? [title.id] : [],
      )
      .catch(noneWhenNotFound);
    if (!place?.title || !place.episode || place.title.kind !== kind) return undefined;
    const { title, episode, previous, next } = place;
    return { title, episode, ...(previous && { previous }), ...(next && { next }) };
  },
});
