import { scopeKey, type Scope } from '../domain/spoiler.js';
import type { Progress } from './ports.js';

interface Deps {
  readonly progress: Progress;
  /** Called with the error if the progress could not be read; the reader still gets an answer. */
  readonly onUnknown: (error: unknown) => void;
}

/** The keys of the scopes that the reader's progress has reached. Empty for a visitor, and while the progress cannot be read. */
export const reachedScopes = async (
  { progress, onUnknown }: Deps,
  readerId: string | undefined,
  scopes: readonly Scope[],
): Promise<ReadonlySet<string>> => {
  const asked = new Map(scopes.map((scope) => [scopeKey(scope), scope]));
  if (readerId === undefined || asked.size === 0) return new Set();
  const answers = await progress.reached(readerId, [...asked.values()]).catch((error: unknown) => {
    onUnknown(error);
    return [];
  });
  return new Set([...asked.keys()].filter((_, index) => answers[index]));
};
