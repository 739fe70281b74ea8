import base from '../jest.base.js';

export default {
  ...base,
  displayName: 'demo',
  testMatch: ['<rootDir>/{demo,import,charts,k6}/test/**/*.test.ts'],
};
