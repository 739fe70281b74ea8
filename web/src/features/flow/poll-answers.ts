import { lowerTr } from '../../lib/turkish.js';

/** Product-rules, Text and Polls; lengths in graphemes. */
export const pollLimits = { answers: 10, fewest: 2, question: 200, answer: 100 } as const;

const keyOf = (answer: string): string => lowerTr(answer.trim().replace(/\s+/gu, ' '));

/** The problem of a poll's answers, checked in the same order as on the server; empty ones do not count. */
export function problemOf(answers: readonly string[]): 'duplicate' | 'tooFew' | undefined {
  const keys = answers.map(keyOf).filter((key) => key !== '');
  if (new Set(keys).size < keys.length) return 'duplicate';
  return keys.length < pollLimits.fewest ? 'tooFew' : undefined;
}
