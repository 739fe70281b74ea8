import { foldKey } from '@seyir/kit';

/**
 * Letters that look like Latin ones: Cyrillic, Greek, Armenian, small capitals. A table of our own: of the packages for
 * Unicode's confusables none is both maintained and widely used, and what a name is compared with has 20 letters.
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

/** Digits and signs that are written for letters. */
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

/** A text without marks, case and unseen characters, in Latin letters where it looks like them. Of words, not to be shown. */
export const latin = (text: string): string => {
  const bare = text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  // Before and after the change of case: Ν looks like N, and ν like v.
  return replaced(replaced(foldKey(bare), letters).toLocaleLowerCase('en-US'), letters);
};

/** As `latin`, with digits and signs read as letters. */
export const signsAsLetters = (text: string): string => replaced(latin(text), signs);

/** What cannot be told apart in many fonts: l and i, rn and m. */
export const shapeOf = (text: string): string => text.replaceAll('l', 'i').replaceAll('rn', 'm');
