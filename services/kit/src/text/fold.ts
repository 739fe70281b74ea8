import { foldFrom, foldTo } from './fold-letters.js';

const keys = new Map([...foldFrom].map((letter, index) => [letter, foldTo[index] ?? letter]));

const foldable = new RegExp(`[${foldFrom}]`, 'gu');

/**
 * The search key of a text: Latin letters without case, dots, hats and other marks, everything else as it is.
 * Of the same length as the text, so that places found in the key are places in the text. `seyir_fold` in SQL
 * answers the same.
 */
export const foldKey = (text: string): string =>
  text.replace(foldable, (letter) => keys.get(letter) ?? letter);

/** For a migration: makes `seyir_fold(text)`, which answers what `foldKey` does and may stand in an index. */
export const foldSql = `
CREATE OR REPLACE FUNCTION seyir_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(value, '${foldFrom}', '${foldTo}')`;
