/**
 * Letters that are equal in a search key. One letter becomes one letter, so a position in the key is a position in the text.
 * Dotted and dotless i are equal, because both are typed without a Turkish keyboard.
 */
const FOLDED: readonly (readonly [letters: string, key: string])[] = [
  ['ÂâÀàÁáÄäÃãÅå', 'a'],
  ['Çç', 'c'],
  ['ÉéÈèÊêËë', 'e'],
  ['Ğğ', 'g'],
  ['İIıÎîÍíÌìÏï', 'i'],
  ['Ññ', 'n'],
  ['ÖöÔôÓóÒòÕõ', 'o'],
  ['Şş', 's'],
  ['ÜüÛûÚúÙù', 'u'],
];

/** Letters with a stroke; Unicode does not treat the stroke as a mark. */
const STROKED = [
  ['Øø', 'o'],
  ['Łł', 'l'],
  ['Đđ', 'd'],
  ['Ħħ', 'h'],
  ['Ŧŧ', 't'],
] as const;

/** Latin letters of all languages with marks: Shōgun, Łódź, Việt Nam. */
const MARKED_BLOCKS = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

const own = new Set(FOLDED.map(([letters]) => letters).join(''));

/** The plain small letter below the marks of a letter; undefined if it has none. */
const plainOf = (letter: string): string | undefined =>
  /^([A-Za-z])\p{M}+$/u.exec(letter.normalize('NFD'))?.[1]?.toLowerCase();

const marked = MARKED_BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).flatMap((letter) => {
  const key = own.has(letter) ? undefined : plainOf(letter);
  return key === undefined ? [] : [[letter, key] as const];
});

const all = [...FOLDED, ...STROKED, ...marked];

/** Letters and their keys, position by position: the arguments of SQL's translate(), and the table of the TypeScript version. */
export const foldFrom = all.map(([letters]) => letters).join('') + 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
export const foldTo =
  all.map(([letters, key]) => key.repeat(letters.length)).join('') + 'abcdefghjklmnopqrstuvwxyz';
