import base from '../jest.base.js';

export default {
  ...base,
  displayName: 'demo',
  testMatch: ['<rootDir>/{demo,charts,k6,release}/test/**/*.test.ts'],
};
