// Makes deploy/keycloak/common-passwords.txt, the list of passwords that the realm refuses, from this service's list. Keycloak
// only lower-cases a password before the look-up, so the file contains each word in every spelling that has the same key here.
import { writeFileSync } from 'node:fs';
import { commonPasswords } from '../dist/domain/common-passwords.js';

/** Letters that people type in place of each other. Keycloak lower-cases İ to an i with a combining dot. */
const spelt = new Map([
  ['c', ['c', 'ç']],
  ['g', ['g', 'ğ']],
  ['i', ['i', 'ı', 'i\u0307']],
  ['o', ['o', 'ö']],
  ['s', ['s', 'ş']],
  ['u', ['u', 'ü']],
]);

const spellings = (word: string) =>
  [...word].reduce(
    (starts, letter) => (spelt.get(letter) ?? [letter]).flatMap((as) => starts.map((start) => start + as)),
    [''],
  );

const lines = [...commonPasswords].flatMap(spellings).sort();
writeFileSync(
  new URL('../../../deploy/keycloak/common-passwords.txt', import.meta.url),
  `${lines.join('\n')}\n`,
);
