/** Why a body is hidden from a reader: a block in either direction, a mute, or a muted word. */
export type HiddenBy = 'block' | 'author' | 'mute' | 'word';

/** A member's block and mute of another one, from the events of accounts. */
export interface Block {
  readonly id: string;
  readonly memberId: string;
  readonly otherId: string;
  readonly blocked: boolean;
  readonly muted: boolean;
  /** End of the mute; undefined: until it is lifted. */
  readonly mutedUntil: Date | undefined;
}

/** The hidden content for a reader: authors and words. */
export interface Hidden {
  readonly authors: ReadonlyMap<string, Exclude<HiddenBy, 'word'>>;
  /** Search keys. */
  readonly words: readonly string[];
}

/**
 * A pattern that matches a text's search key if the text contains one of the words. A muted word matches the beginning
 * of any word of the text, because Turkish adds suffixes: 'final' matches 'finalde', but not 'yarıfinal'. Built once for
 * many texts.
 * @param words search keys
 * @returns undefined if there are no words
 */
export const patternOf = (words: readonly string[]): RegExp | undefined =>
  words.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map((word) => RegExp.escape(word)).join('|')})`, 'u');
