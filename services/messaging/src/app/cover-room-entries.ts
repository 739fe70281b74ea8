import type { RoomEntry } from '../domain/room-entry.js';
import { scopeKey, type Scope } from '../domain/spoiler.js';
import type { Progress } from './room-ports.js';

/** Playback's maximum scopes per call; further ones stay covered. */
const MOST_SCOPES = 500;

export interface CoverDeps {
  readonly progress: Progress;
  /** Called if playback does not answer; then every text with a scope is covered. */
  readonly onUnknown: (error: unknown) => void;
}

/**
 * Removes the bodies and quotes that the reader's progress has not reached (product-rules, Community), with one call for all.
 * Unknown progress reaches nothing; own entries are never covered.
 */
export const coverEntries =
  ({ progress, onUnknown }: CoverDeps) =>
  async (readerId: string, entries: readonly RoomEntry[]): Promise<readonly RoomEntry[]> => {
    const scopes = new Map<string, Scope>();
    for (const { authorId, scope, replyTo } of entries) {
      if (scope && authorId !== readerId) scopes.set(scopeKey(scope), scope);
      if (replyTo?.scope && replyTo.authorId !== readerId) scopes.set(scopeKey(replyTo.scope), replyTo.scope);
    }
    const asked = [...scopes.values()].slice(0, MOST_SCOPES);
    const answers =
      asked.length === 0
        ? []
        : await progress.reached(readerId, asked).catch((error: unknown) => {
            onUnknown(error);
            return [];
          });
    const reached = new Set(asked.filter((_, index) => answers[index]).map(scopeKey));
    const isCovered = (authorId: string, scope: Scope | undefined): boolean =>
      scope !== undefined && authorId !== readerId && !reached.has(scopeKey(scope));
    return entries.map((entry) => {
      const { authorId, scope, replyTo } = entry;
      const covered = !entry.deleted && isCovered(authorId, scope);
      return {
        ...entry,
        covered,
        body: covered ? '' : entry.body,
        replyTo:
          replyTo && (covered || isCovered(replyTo.authorId, replyTo.scope))
            ? { ...replyTo, excerpt: '' }
            : replyTo,
      };
    });
  };
