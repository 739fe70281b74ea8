import base from '../../jest.base.js';

/** Kills of the whole site in the short form; run.ts is the long form. */
export default {
  ...base,
  displayName: 'crash',
  testMatch: ['<rootDir>/*.test.ts'],
  testTimeout: 300_000,
};
