import type { Trailer } from './title.js';

/** A trailer by itself, with the title that it belongs to. */
export interface TrailerOfTitle extends Trailer {
  readonly titleId: string;
}
