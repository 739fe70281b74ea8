// Makes deploy/keycloak/common-passwords.txt, which the realm refuses, from the list of this service. Keycloak only puts
// a password into small letters before it looks, so each word stands there in every spelling that has the same key here.
import { writeFileSync } from 'node:fs';
import { commonPasswords } from '../dist/domain/common-passwords.js';

/** Letters that people type for one another. Keycloak makes of İ an i with a dot of its own. */
const spelt = new Map([
  ['c', ['c', 'ç']],
  ['g', ['g', 'ğ']],
  ['i', ['i', 'ı', 'i\u0307']],
  ['o', ['o', 'ö']],
  ['s', ['s', 'ş']],
  ['u', ['u', 'ü']],
]);

const spellings = (/** @type {string} */ word) =>
  [...word].reduce(
    (starts, letter) => (spelt.get(letter) ?? [letter]).flatMap((as) => starts.map((start) => start + as)),
    [''],
  );

const lines = [...commonPasswords].flatMap(spellings).sort();
writeFileSync(
  new URL('../../../deploy/keycloak/common-passwords.txt', import.meta.url),
  `${lines.join('\n')}\n`,
);
