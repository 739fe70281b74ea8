import type { AgeMark, ContentMark, PersonRole, TitleKind } from '../../types.js';
import type { ClipName } from '../clips.js';
import type { GenreSlug } from '../genres.js';

/** When a title’s seasons come out, relative to now; times are Istanbul’s. */
export type Schedule =
  /** All seasons are out: the first began so many years ago, one season a year, one episode a week. */
  | {
      readonly ended: {
        readonly yearsAgo: number;
        readonly month: number;
        readonly day: number;
        readonly hour: number;
      };
    }
  /** The last season is running: `ahead` episodes are still to come, the next on this weekday (1 Monday). */
  | {
      readonly airing: {
        readonly weekday: number;
        readonly hour: number;
        readonly minute: number;
        readonly ahead: number;
      };
    }
  /** Like airing, but the next episode is due within the hour. */
  | { readonly countdown: { readonly ahead: number } };

export type EpisodeText = readonly [name: string, description: string];

export interface TitleData {
  readonly slug: string;
  readonly kind: TitleKind;
  readonly name: string;
  readonly originalName?: string;
  readonly description: string;
  readonly schedule: Schedule;
  readonly ageMark: AgeMark;
  readonly contentMarks: readonly ContentMark[];
  readonly genres: readonly GenreSlug[];
  readonly people: readonly (readonly [name: string, role: PersonRole, character?: string])[];
  readonly network: string;
  readonly rating: number;
  readonly clip: ClipName;
  /** Episodes by season; a movie has none of its own. */
  readonly seasons: readonly (readonly EpisodeText[])[];
}
