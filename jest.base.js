import { fileURLToPath } from 'node:url';

/**
 * What all packages that run on Node share; each package's jest.config.js spreads it.
 * Other packages (@seyir/*) come from their dist: build first (`tsc -b`).
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.stack\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // What other packages have built is plain JavaScript: it is read as it is.
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

const kit = new URL('./services/kit/', import.meta.url);

/** For packages whose tests need databases: one PostgreSQL a run, found by `testPostgres()` of @seyir/kit/testing. */
export const withPostgres = {
  // Their hooks start real services: seconds, where the machine is busy.
  testTimeout: 30_000,
  globalSetup: fileURLToPath(new URL('jest.global-setup.js', kit)),
  globalTeardown: fileURLToPath(new URL('jest.global-teardown.js', kit)),
};
