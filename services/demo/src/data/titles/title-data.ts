import type { AgeMark, ContentMark, PersonRole, TitleKind } from '../../types.js';
import type { ClipName } from '../clips.js';
import type { GenreSlug } from '../genres.js';

/** When a title’s seasons are released, relative to now, in Istanbul’s time. */
export type Schedule =
  /** All seasons are released: the first began this many years ago. There is one season per year and one episode per week. */
  | {
      readonly ended: {
        readonly yearsAgo: number;
        readonly month: number;
        readonly day: number;
        readonly hour: number;
      };
    }
  /** The last season is on air: `ahead` episodes are unreleased, the next comes on this weekday (1 Monday). */
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
  /** Episodes by season; empty for a movie. */
  readonly seasons: readonly (readonly EpisodeText[])[];
}
