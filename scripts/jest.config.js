import base from '../jest.base.js';

export default {
  ...base,
  displayName: 'scripts',
  testMatch: ['<rootDir>/{charts,checks,k6,release,rooms,spec}/test/**/*.test.ts'],
};
