/**
 * Letters that count as the same in a search key. One letter becomes one letter, so that a place in the key is a
 * place in the text. The dotted and the dotless i fall together: people type both without the Turkish keyboard.
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

/** Letters with a stroke, which Unicode does not take for a mark. */
const STROKED = [
  ['Øø', 'o'],
  ['Łł', 'l'],
  ['Đđ', 'd'],
  ['Ħħ', 'h'],
  ['Ŧŧ', 't'],
] as const;

/** Latin letters of all languages that carry marks: Shōgun, Łódź, Việt Nam. */
const MARKED_BLOCKS = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

const own = new Set(FOLDED.map(([letters]) => letters).join(''));

/** The plain letter under the marks of another one, small; undefined where there is none. */
const plainOf = (letter: string): string | undefined =>
  /^([A-Za-z])\p{M}+$/u.exec(letter.normalize('NFD'))?.[1]?.toLowerCase();

const marked = MARKED_BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).flatMap((letter) => {
  const key = own.has(letter) ? undefined : plainOf(letter);
  return key === undefined ? [] : [[letter, key] as const];
});

const all = [...FOLDED, ...STROKED, ...marked];

/** Letters and their keys, position by position: what SQL's translate() takes and what the TypeScript side looks up. */
export const foldFrom = all.map(([letters]) => letters).join('') + 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
export const foldTo =
  all.map(([letters, key]) => key.repeat(letters.length)).join('') + 'abcdefghjklmnopqrstuvwxyz';
