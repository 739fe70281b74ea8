import { expect, test } from '@jest/globals';
import { DomainError, isDiskFull, toDomainError } from '../../src/errors/index.js';

test.each([
  ['57P01', 'TRY_AGAIN'],
  ['ECONNREFUSED', 'TRY_AGAIN'],
  ['40P01', 'TRY_AGAIN'],
  ['53100', 'TRY_AGAIN'],
  ['53200', 'TRY_AGAIN'],
  ['53300', 'TRY_AGAIN'],
  ['53400', 'TRY_AGAIN'],
  ['58030', 'TRY_AGAIN'],
  ['58P01', 'TRY_AGAIN'],
  ['ENOSPC', 'TRY_AGAIN'],
  ['EDQUOT', 'TRY_AGAIN'],
  ['23505', 'CONFLICT'],
  ['22P02', 'NOT_FOUND'],
  ['22021', 'BAD_INPUT'],
  ['22P05', 'BAD_INPUT'],
  ['22003', 'BAD_INPUT'],
  ['42P01', 'INTERNAL'],
])('the database error %s becomes %s', (code, expected) => {
  expect(toDomainError({ driverError: { code }, message: 'x' }).code).toBe(expected);
});

test.each([
  ['Query runner already released. Cannot run queries anymore.', 'TRY_AGAIN'],
  ['Connection terminated unexpectedly', 'TRY_AGAIN'],
  ['Client has encountered a connection error and is not queryable', 'TRY_AGAIN'],
  ['timeout exceeded when trying to connect', 'TRY_AGAIN'],
  ['x is not a function', 'INTERNAL'],
])('the driver message "%s" becomes %s', (message, expected) => {
  expect(toDomainError(new Error(message)).code).toBe(expected);
});

test.each([
  [{ driverError: { code: '53100' } }, true],
  [Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), true],
  [toDomainError({ code: '53100', message: 'could not extend file' }), true],
  [new DomainError('TRY_AGAIN'), false],
  [{ code: '53300' }, false],
  [undefined, false],
])('isDiskFull of %j is %s', (error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});
