import { latin, shapeOf, signsAsLetters } from './look-alikes.js';

/** Words that begin so speak for staff, in all their Turkish forms. No other word of Turkish begins so. */
const BEGINNINGS = 'admin modera yonetici yonetim editor yetkili'.split(' ');

/** Words that speak for staff as they stand; 'seyir' is the house itself. */
const WORDS = 'mod mods destek destegi resmi official staff support sysadmin webmaster seyir'.split(' ');

/** What stands before such a word in one piece ('sitemod'), and after it ('seyirekibi'). */
const BEFORE = 'seyir site forum super bas'.split(' ');
const NAMES = [...WORDS, ...'admin administrator moderator yonetici yonetim editor yetkili'.split(' ')];
const AFTER = 'ekip ekibi hesap hesabi team'.split(' ');

const oneOf = (words: readonly string[]) => words.map(shapeOf).join('|');

const word = new RegExp(`^(?:(?:${oneOf(BEGINNINGS)})[a-z]*|${oneOf(WORDS)})$`);
const piece = new RegExp(`^(?:${oneOf(BEFORE)})?(?:${oneOf(NAMES)})(?:${oneOf(AFTER)})?$`);

/** The words of a name, those of single letters ('a d m i n') put together. */
const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  let single = false;
  for (const part of text.split(/[^a-z]+/).filter(Boolean)) {
    if (single && part.length === 1) words.push(`${words.pop() ?? ''}${part}`);
    else words.push(part);
    single = part.length === 1;
  }
  return words.map(shapeOf);
};

/**
 * Whether a shown name or username looks like one of the people who run the site (product-rules, Names): by a word of
 * it, or as a whole without its separators; with look-alike letters and with digits for letters too.
 */
export const looksLikeStaff = (name: string): boolean =>
  // ZeynepMod has two words, and so has mod99; M0D has one.
  [name, name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')].some((spelling) =>
    [latin(spelling), signsAsLetters(spelling)].some((text) => {
      const words = wordsOf(text);
      return words.some((one) => word.test(one)) || piece.test(words.join(''));
    }),
  );
