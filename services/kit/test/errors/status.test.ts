import { expect, test } from '@jest/globals';
import { toDomainError } from '../../src/errors/index.js';

test.each([
  ['57P01', 'TRY_AGAIN'],
  ['ECONNREFUSED', 'TRY_AGAIN'],
  ['23505', 'CONFLICT'],
  ['22P02', 'NOT_FOUND'],
  ['22021', 'BAD_INPUT'],
  ['22P05', 'BAD_INPUT'],
  ['22003', 'BAD_INPUT'],
  ['42P01', 'INTERNAL'],
])('what the database calls %s is %s', (code, expected) => {
  expect(toDomainError({ driverError: { code }, message: 'x' }).code).toBe(expected);
});
