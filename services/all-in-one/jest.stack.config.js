import base from './jest.config.js';

/** What takes openssl: commands and the site where everything speaks TLS. */
export default {
  ...base,
  displayName: 'all-in-one on the stack',
  testMatch: ['<rootDir>/test/**/*.stack.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 90_000,
};
