import { foldKey } from '@seyir/kit';

/**
 * Letters that look like Latin ones: Cyrillic, Greek, Armenian, small capitals. Our own table: no package for Unicode's
 * confusables is both maintained and widely used, and names are compared with only 20 letters.
 */
const LETTERS = [
  ['a', 'аαɑᴀ'],
  ['b', 'вβʙ'],
  ['c', 'сᴄϲ'],
  ['d', 'ԁᴅ'],
  ['e', 'еεєᴇ'],
  ['f', 'ƒꜰ'],
  ['g', 'ɡɢ'],
  ['h', 'нηһʜ'],
  ['i', 'іιɩɪӏ'],
  ['k', 'кκᴋ'],
  ['l', 'ʟ'],
  ['m', 'мμᴍ'],
  ['n', 'пɴΝո'],
  ['o', 'оοᴏօ'],
  ['p', 'рρᴘ'],
  ['r', 'гʀɾ'],
  ['s', 'ѕꜱ'],
  ['t', 'тτᴛ'],
  ['u', 'υᴜս'],
  ['v', 'νѵᴠ'],
  ['x', 'хχ'],
  ['y', 'уγʏ'],
] as const;

/** Digits and signs that people use in place of letters. */
const SIGNS = [
  ['a', '4@'],
  ['b', '8'],
  ['e', '3€'],
  ['i', '1!|'],
  ['o', '0'],
  ['s', '5$'],
  ['t', '7'],
] as const;

const mapOf = (rows: readonly (readonly [letter: string, like: string])[]) =>
  new Map(rows.flatMap(([letter, like]) => [...like].map((one) => [one, letter] as const)));
const letters = mapOf(LETTERS);
const signs = mapOf(SIGNS);

const replaced = (text: string, by: ReadonlyMap<string, string>): string =>
  [...text].map((one) => by.get(one) ?? one).join('');

/**
 * A text without marks, case and invisible characters; look-alikes become Latin letters. Only for comparing words, not for
 * display.
 */
export const latin = (text: string): string => {
  const bare = text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  // Look-alikes are replaced both before and after lower-casing: Ν looks like N, and ν like v.
  return replaced(replaced(foldKey(bare), letters).toLocaleLowerCase('en-US'), letters);
};

/** Like `latin`, but digits and signs become letters. */
export const signsAsLetters = (text: string): string => replaced(latin(text), signs);

/** Merges shapes that look the same in many fonts: l and i, rn and m. */
export const shapeOf = (text: string): string => text.replaceAll('l', 'i').replaceAll('rn', 'm');
