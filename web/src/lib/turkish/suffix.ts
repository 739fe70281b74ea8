import { lowerTr } from './casing.js';

export type TurkishCase = 'dative' | 'accusative' | 'locative' | 'ablative' | 'genitive';

const digits = 'sıfır bir iki üç dört beş altı yedi sekiz dokuz'.split(' ');
const tens = 'sıfır on yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' ');
const narrow: Record<string, string> = {
  a: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
  â: 'ı',
  î: 'i',
  û: 'u',
};
const hard = 'fstkçşhp';

/** The spoken form of the last word: numbers as words ('40' → 'kırk'). */
function spoken(text: string): string {
  const number = /\d+$/.exec(text)?.[0];
  if (!number) return lowerTr(text).replace(/[^a-zçğıöşüâîû]+$/u, '');
  if (/[1-9]$/.test(number)) return digits[Number(number.at(-1))] ?? '';
  if (/[1-9]0$/.test(number)) return tens[Number(number.at(-2))] ?? '';
  if (/[1-9]00$/.test(number)) return 'yüz';
  return number === '0' ? 'sıfır' : 'bin';
}

function ending(word: string, to: TurkishCase): string {
  const vowel = [...word].reverse().find((letter) => letter in narrow) ?? 'e';
  const high = narrow[vowel] ?? 'i';
  const low = high === 'ı' || high === 'u' ? 'a' : 'e';
  const last = word.at(-1) ?? '';
  const open = last in narrow;
  const stop = hard.includes(last) && last !== '' ? 't' : 'd';
  switch (to) {
    case 'dative':
      return (open ? 'y' : '') + low;
    case 'accusative':
      return (open ? 'y' : '') + high;
    case 'genitive':
      return `${open ? 'n' : ''}${high}n`;
    case 'locative':
      return stop + low;
    case 'ablative':
      return `${stop}${low}n`;
  }
}

/** Appends a case suffix by vowel harmony to a name or number: 'Ayşe’nin', 'Çınar’a', '40’ta'. */
export function withSuffix(name: string, to: TurkishCase): string {
  return `${name}’${ending(spoken(name), to)}`;
}
