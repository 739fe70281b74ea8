import { foldFrom, foldTo } from './fold-letters.js';

const keys = new Map([...foldFrom].map((letter, index) => [letter, foldTo[index] ?? letter]));

const foldable = new RegExp(`[${foldFrom}]`, 'gu');

/**
 * The search key of a text: Latin letters without case, dots, hats and other marks; other characters are unchanged. It has the
 * same length as the text, so positions in the key are positions in the text. `seyir_fold` in SQL returns the same.
 */
export const foldKey = (text: string): string =>
  text.replace(foldable, (letter) => keys.get(letter) ?? letter);

/** For a migration: creates `seyir_fold(text)`, which returns the same as `foldKey` and may be used in an index. */
export const foldSql = `
CREATE OR REPLACE FUNCTION seyir_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(value, '${foldFrom}', '${foldTo}')`;
