const from = 'İIıÇçĞğÖöŞşÜüÂâÎîÛû';
const plain = 'iiiccggoossuuaaiiuu';
const folds = new Map([...from].map((letter, index) => [letter, plain[index] ?? letter]));

/** The search key of the house (product rules, "Text"): Turkish letters fold to their plain ones, length is kept. */
export const foldKey = (text: string): string =>
  [...text].map((letter) => folds.get(letter) ?? letter.toLocaleLowerCase('tr')).join('');

/** Characters as a person counts them. */
export const graphemes = (text: string): number =>
  [...new Intl.Segmenter('tr', { granularity: 'grapheme' }).segment(text)].length;
