import base from '../../jest.base.js';

/** The site in a real browser; the site is started once for all files, or given in SEYIR_SITE. */
export default {
  ...base,
  displayName: 'journeys',
  testMatch: ['<rootDir>/*.journey.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/retry.mjs'],
  globalSetup: '<rootDir>/start-site.mjs',
  globalTeardown: '<rootDir>/stop-site.mjs',
};
