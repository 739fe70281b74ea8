import type { Scope } from '../domain/spoiler.js';

/** The covers of posts and stories by moderators, one for each case. */
export interface CoverStore {
  /** Stores what a case covers a text as a spoiler of; undefined ends that cover. */
  keep(caseId: string, targetId: string, scope: Scope | undefined): Promise<void>;
  /** The widest cover of the text; undefined if no case covers it. */
  of(targetId: string): Promise<Scope | undefined>;
}
