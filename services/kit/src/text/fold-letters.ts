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

/** Letters and their keys, position by position: what SQL's translate() takes and what the TypeScript side looks up. */
export const foldFrom = FOLDED.map(([letters]) => letters).join('') + 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
export const foldTo =
  FOLDED.map(([letters, key]) => key.repeat(letters.length)).join('') + 'abcdefghjklmnopqrstuvwxyz';
