import type { ScoreMove, TitleScore } from '../../domain/score.js';

/** How often members gave each score, by title and for all titles together. */
export interface ScoreStore {
  /** In the transaction that changes the entries. */
  move(moves: readonly ScoreMove[]): Promise<void>;
  /** In request order. */
  of(titleIds: readonly string[]): Promise<TitleScore[]>;
  /** Removes the counts of a title, whose entries are gone; true if another call is needed. */
  removeTitle(titleId: string, limit: number, now: Date): Promise<boolean>;
}
