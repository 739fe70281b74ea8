import { expect, it } from '@jest/globals';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { isOutage } from '../../src/store/outage.js';

const failed = (driverError: object) => Object.assign(new Error('query failed'), { driverError });

it.each([
  [
    'a database that lets nobody in',
    { code: '55000', severity: 'FATAL', message: 'not accepting connections' },
  ],
  ['one that shuts down', { code: '57P01', severity: 'FATAL', message: 'terminating connection' }],
  ['one with too many connections', { code: '53300', severity: 'FATAL', message: 'too many clients' }],
  ['a connection that broke', { message: 'Connection terminated unexpectedly' }],
])('an outage is not caused by the work: %s', (_, error) => {
  expect(isOutage(failed(error))).toBe(true);
});

it('a statement on a connection that was given back after it broke is an outage', () => {
  expect(isOutage(new QueryRunnerAlreadyReleasedError())).toBe(true);
});

it.each([
  ['a statement that takes too long', { code: '57014', severity: 'ERROR', message: 'statement timeout' }],
  ['a transaction that takes too long', { code: '25P03', severity: 'FATAL', message: 'idle in transaction' }],
  ['a sequence that was not asked yet', { code: '55000', severity: 'ERROR', message: 'currval' }],
])('a failure by content or size is no outage: %s', (_, error) => {
  expect(isOutage(failed(error))).toBe(false);
});
