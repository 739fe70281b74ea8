import type { Episode, Title } from '@seyir/proto';
import { z } from 'zod';
import { episodePath, imagePath } from '../../operations/links.js';
import { asBit, bit, path } from './common.js';

export const episode = z.object({
  id: z.string(),
  season: z.number(),
  number: z.number(),
  name: z.string(),
  link: path,
  image: path,
  watched: bit,
});

export type EpisodeShape = z.output<typeof episode>;

export const asEpisode = (given: Episode, title: Title, watched: boolean): EpisodeShape => ({
  id: given.id,
  season: given.season,
  number: given.number,
  name: given.name,
  link: episodePath(title, given),
  image: imagePath(given.image) ?? '',
  watched: asBit(watched),
});
