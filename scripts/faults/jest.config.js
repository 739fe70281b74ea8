import base from '../../jest.base.js';

/** Kills of the whole site, short form; the long one is run.mjs. */
export default {
  ...base,
  displayName: 'crash',
  testMatch: ['<rootDir>/*.test.mjs'],
  moduleFileExtensions: ['mjs', 'js'],
  testTimeout: 300_000,
};
