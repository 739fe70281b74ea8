import type { ArtScene } from './frame.js';
import type { FaceName } from './type/faces.js';

/** How a title looks: its picture and how its words are set on the poster. */
export interface ArtData {
  readonly scene: ArtScene;
  /** Drawn between picture and words, on the poster only. */
  readonly veil?: ArtScene;
  readonly tagline: string;
  readonly titleAt: 'top' | 'bottom';
  /** Where the tagline of a title at the top stands; beneath it without. */
  readonly tagAt?: 'bottom';
  readonly align?: 'start' | 'middle' | 'end';
  readonly face?: FaceName;
  /** False sets the title in mixed case. */
  readonly capitals?: boolean;
  readonly lines?: number;
  readonly largest?: number;
  readonly titleHeight?: number;
  readonly leading?: number;
  readonly ink: string;
  readonly titleInk?: string;
  readonly tagInk?: string;
}
