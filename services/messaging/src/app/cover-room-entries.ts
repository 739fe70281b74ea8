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
    for (const text of entries.flatMap((entry) => (entry.replyTo ? [entry, entry.replyTo] : [entry])))
      if (text.authorId !== readerId) for (const scope of text.scopes) scopes.set(scopeKey(scope), scope);
    const asked = [...scopes.values()].slice(0, MOST_SCOPES);
    const answers =
      asked.length === 0
        ? []
        : await progress.reached(readerId, asked).catch((error: unknown) => {
            onUnknown(error);
            return [];
          });
    const reached = new Set(asked.filter((_, index) => answers[index]).map(scopeKey));
    const isCovered = ({ authorId, scopes: held }: Pick<RoomEntry, 'authorId' | 'scopes'>): boolean =>
      authorId !== readerId && held.some((scope) => !reached.has(scopeKey(scope)));
    return entries.map((entry) => {
      const { replyTo } = entry;
      const covered = !entry.deleted && isCovered(entry);
      return {
        ...entry,
        covered,
        body: covered ? '' : entry.body,
        replyTo: replyTo && (covered || isCovered(replyTo)) ? { ...replyTo, excerpt: '' } : replyTo,
      };
    });
  };
