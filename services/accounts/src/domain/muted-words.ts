import { checkName, foldKey, graphemes, type FieldProblem } from '@seyir/kit';

export const MOST_WORDS = 200;
/** In graphemes. A single letter would match the beginnings of most texts. */
const LENGTH = { min: 2, max: 50 };

/** The words with normalised white space; of words with the same search key only the first. */
export const distinctWords = (given: readonly string[]): string[] => {
  const byKey = new Map<string, string>();
  for (const raw of given) {
    const word = raw.trim().replace(/ {2,}/g, ' ');
    const key = foldKey(word);
    if (!byKey.has(key)) byKey.set(key, word);
  }
  return [...byKey.values()];
};

/** The problem of the first invalid word; undefined if all are valid. */
export const wordsProblem = (words: readonly string[]): FieldProblem | undefined => {
  for (const word of words) {
    const problem = checkName(word, LENGTH);
    if (problem) return problem;
  }
  return undefined;
};

/** Words are folded like comments, so that both can be compared. Shorter words that were stored before are left out. */
export const wordKeys = (words: readonly string[]): string[] =>
  words.filter((word) => graphemes(word) >= LENGTH.min).map(foldKey);
