import type { ViewStore } from './ports.js';

const MOST = 10;

/** The ten titles with the most viewers in the last seven days, most viewers first. */
export const listMostWatched =
  ({ views }: { views: ViewStore }) =>
  (): Promise<string[]> =>
    views.most(MOST);
