/** Shorter words must match exactly, because one changed letter makes another word. */
const FORGIVEN_FROM = 4;
/** Up to this length the word must match completely, because too many words start similarly. */
const BEGINNING_FROM = 5;
const FORGIVEN_TWICE_FROM = 8;

/** A name that shares letters with the query, as its search key. */
export interface NearName {
  readonly titleId: string;
  readonly key: string;
}

/** Why a title was found whose name does not contain the query: its original name, or a person of it. */
export interface SearchMatch {
  readonly titleId: string;
  readonly originalName?: string;
  readonly person?: string;
  readonly role?: string;
}

/**
 * Whether a mistyped query means this name. Each word of the query must match the start of a word of the name (with
 * four letters: the whole word), with one letter changed, missing, added or swapped with its neighbour; from eight
 * letters on with two. Both are search keys.
 */
export const isMeant = (asked: string, name: string): boolean => {
  const names = wordsOf(name);
  const words = wordsOf(asked);
  return words.length > 0 && words.every((word) => names.some((other) => begins(word, other)));
};

const wordsOf = (key: string): string[] => key.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const forgiven = (letters: number): number =>
  letters < FORGIVEN_FROM ? 0 : letters < FORGIVEN_TWICE_FROM ? 1 : 2;

const begins = (word: string, other: string): boolean => {
  const most = forgiven(word.length);
  if (other.startsWith(word)) return true;
  if (most === 0) return false;
  const changes = changesToBeginnings(word, other);
  return Math.min(...(word.length < BEGINNING_FROM ? changes.slice(-1) : changes)) <= most;
};

/**
 * The edit distance of `word` to each prefix of `other`, the last being the whole word (optimal string alignment).
 */
const changesToBeginnings = (word: string, other: string): readonly number[] => {
  const columns = Array.from({ length: other.length + 1 }, (_, column) => column);
  let before: number[] = [];
  let above = columns;
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (const column of columns.slice(1)) {
      const same = word[row - 1] === other[column - 1];
      let least = Math.min(
        cell(above, column) + 1,
        cell(current, column - 1) + 1,
        cell(above, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1])
        least = Math.min(least, cell(before, column - 2) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return above;
};

const cell = (row: readonly number[], column: number): number => row[column] ?? Infinity;
