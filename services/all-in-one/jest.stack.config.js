import base from './jest.config.js';

/** Tests that need openssl: commands, and the site with TLS on every connection. */
export default {
  ...base,
  displayName: 'all-in-one on the stack',
  testMatch: ['<rootDir>/test/**/*.stack.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 90_000,
};
