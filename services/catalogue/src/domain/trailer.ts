import type { Trailer } from './title.js';

/** A trailer with its title. */
export interface TrailerOfTitle extends Trailer {
  readonly titleId: string;
}
