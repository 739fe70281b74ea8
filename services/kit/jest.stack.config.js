import base from '../../jest.base.js';

/** The contract suites on real servers: `STACK_STATE` names the state file of a running scripts/stack. */
export default {
  ...base,
  displayName: 'kit on the stack',
  testMatch: ['<rootDir>/test/**/*.stack.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  globalSetup: '<rootDir>/jest.stack-setup.js',
  testTimeout: 90_000,
};
