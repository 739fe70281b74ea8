import base from './jest.config.js';

/** The Identity port on a real Keycloak: `STACK_STATE` names the state file of a running stack that has one. */
export default {
  ...base,
  displayName: 'accounts on the stack',
  testMatch: ['<rootDir>/test/**/*.stack.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 90_000,
};
