import { TitleKind, type Title } from '@seyir/proto';
import { z } from 'zod';
import { imagePath, titlePath } from '../../operations/links.js';
import { path } from './common.js';

export const card = z.object({
  id: z.string(),
  type: z.literal([TitleKind.MOVIE, TitleKind.SERIES, TitleKind.ANIME]),
  name: z.string(),
  link: path,
  image: path,
  year: z.number(),
});

export type CardShape = z.output<typeof card>;

export const asCard = (title: Title): CardShape => ({
  id: title.id,
  type: title.kind === TitleKind.UNSPECIFIED ? TitleKind.SERIES : title.kind,
  name: title.name,
  link: titlePath(title),
  image: imagePath(title.poster) ?? '',
  year: title.year,
});
