import base from '../jest.base.js';

export default { ...base, displayName: 'demo', testMatch: ['<rootDir>/{demo,charts,k6}/test/**/*.test.ts'] };
