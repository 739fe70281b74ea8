import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { foldKey } from '@seyir/kit';
import { commonPasswords } from '../src/domain/common-passwords.js';
import { passwordProblem } from '../src/domain/passwords.js';

/** The list that the Keycloak realm refuses; scripts/realm-passwords.ts makes it. */
const file = readFileSync(join(import.meta.dirname, '../../../deploy/keycloak/common-passwords.txt'), 'utf8');
const lines = file.trimEnd().split('\n');
const realm = new Set(lines);

const here = (password: string) =>
  passwordProblem(password, { username: 'ada', email: 'ada@posta.example' }) === 'guessable';
/** Like Keycloak's look-up: java.lang.String.toLowerCase() on a server whose language is not Turkish. */
const there = (password: string) => realm.has(password.toLowerCase());

it('the realm of Keycloak refuses the same list, each word in all its spellings', () => {
  const wanted = new Map([...commonPasswords].map((word) => [word, spellings(word)]));
  const found = new Map<string, number>();
  for (const line of lines) {
    const key = foldKey(line.replaceAll('i\u0307', 'i'));
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  expect(found).toEqual(wanted);
  expect(lines).toEqual([...realm].sort());
  expect(lines.filter((line) => line !== line.toLowerCase())).toEqual([]);
  // A ConfigMap holds at most a megabyte.
  expect(Buffer.byteLength(file)).toBeLessThan(500_000);
});

const spellings = (word: string) =>
  [...word].reduce((n, letter) => n * (letter === 'i' ? 3 : 'cgosu'.includes(letter) ? 2 : 1), 1);

it.each([
  '12345678',
  'GalataSaray1905',
  'sifre123',
  'şifre123',
  'Şıfre123',
  'ŞİFRE123',
  'BEŞİKTAŞ1903',
  'beşiktaş1903',
  'Türkiye123',
  'TÜRKIYE123',
  'Istanbul1453',
  'İSTANBUL1453',
  'Aşkımaşkım',
  'çanımçanım',
])("is refused here and at Keycloak: '%s'", (password) => {
  expect([here(password), there(password)]).toEqual([true, true]);
});

it.each(['uzun parola', 'beşiktaşlıyım', 'sıfre 123', 'Türkiye1299'])(
  "is refused by neither: '%s'",
  (password) => expect([here(password), there(password)]).toEqual([false, false]),
);
