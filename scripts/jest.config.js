import base from '../jest.base.js';

export default { ...base, displayName: 'demo', testMatch: ['<rootDir>/{demo,charts}/test/**/*.test.ts'] };
