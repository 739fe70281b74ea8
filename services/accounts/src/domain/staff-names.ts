import { latin, shapeOf, signsAsLetters } from './look-alikes.js';

/** Beginnings of words that suggest staff, in all their Turkish forms. No other Turkish word begins with them. */
const BEGINNINGS = 'admin modera yonetici yonetim editor yetkili'.split(' ');

/** Whole words that suggest staff; 'seyir' is the site itself. */
const WORDS = 'mod mods destek destegi resmi official staff support sysadmin webmaster seyir'.split(' ');

/** Prefixes ('sitemod') and suffixes ('seyirekibi') of such words. */
const BEFORE = 'seyir site forum super bas'.split(' ');
const NAMES = [...WORDS, ...'admin administrator moderator yonetici yonetim editor yetkili'.split(' ')];
const AFTER = 'ekip ekibi hesap hesabi team'.split(' ');

const oneOf = (words: readonly string[]) => words.map(shapeOf).join('|');

const word = new RegExp(`^(?:(?:${oneOf(BEGINNINGS)})[a-z]*|${oneOf(WORDS)})$`);
const piece = new RegExp(`^(?:${oneOf(BEFORE)})?(?:${oneOf(NAMES)})(?:${oneOf(AFTER)})?$`);

/** The words of a name; single letters ('a d m i n') are joined. */
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
 * Whether a display name or username looks like staff of the site (product-rules, Names): by one of its words, or as a whole
 * without separators; also with look-alike letters and digits.
 */
export const looksLikeStaff = (name: string): boolean =>
  // 'ZeynepMod' and 'mod99' are read as two words each, 'M0D' as one.
  [name, name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')].some((spelling) =>
    [latin(spelling), signsAsLetters(spelling)].some((text) => {
      const words = wordsOf(text);
      return words.some((one) => word.test(one)) || piece.test(words.join(''));
    }),
  );
