import { lowerTr } from '../../lib/turkish.js';

/** A longer text before a match is cut. */
const MOST_BEFORE = 80;

/** A text without case, dots, hats and other marks, as the search compares it. It has the same length as the text. */
const keyOf = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const plain = lowerTr(letter.normalize('NFD').replace(/\p{M}/gu, '')).replace('ı', 'i');
    return plain.length === letter.length ? plain : letter;
  });

export interface Excerpt {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The text around the first match of a search; the beginning of the text if the match is not found here. */
export const excerptOf = (text: string, query: string): Excerpt => {
  const index = keyOf(text).indexOf(keyOf(query.trim()));
  if (index < 0) return { before: '', match: '', after: text };
  const end = index + query.trim().length;
  const start = index > MOST_BEFORE ? text.indexOf(' ', index - MOST_BEFORE) + 1 : 0;
  const cut = start > 0 && start <= index;
  return {
    before: cut ? `… ${text.slice(start, index)}` : text.slice(0, index),
    match: text.slice(index, end),
    after: text.slice(end),
  };
};
