import base from '../jest.base.js';

export default { ...base, displayName: 'demo', testMatch: ['<rootDir>/demo/test/**/*.test.ts'] };
