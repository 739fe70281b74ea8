import type { TitleData } from '../title-data.js';
import { moreAnime } from './anime.js';
import { toTitle } from './entry.js';
import { moreMovies } from './movies.js';
import { moreSeries } from './series.js';

/** Additional titles, which were added before the main titles of the demo. */
export const moreTitles: readonly TitleData[] = [
  ...moreSeries.map((entry) => toTitle('series', entry)),
  ...moreAnime.map((entry) => toTitle('anime', entry)),
  ...moreMovies.map((entry) => toTitle('movie', entry)),
];
