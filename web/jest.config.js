export default {
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['browser', 'import', 'default'] },
  roots: ['<rootDir>/src'],
  setupFiles: ['<rootDir>/src/testing/jsdom.js'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
