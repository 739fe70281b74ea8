import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { commonPasswords } from '../src/domain/common-passwords.js';

const file = join(import.meta.dirname, '../../../deploy/keycloak/common-passwords.txt');

it('is the list that the realm of Keycloak refuses, in the small letters that it compares', () => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines).toEqual([...commonPasswords].sort());
  expect(lines.filter((line) => line !== line.toLowerCase())).toEqual([]);
});
