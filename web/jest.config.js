const shared = {
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

export default {
  projects: [
    {
      ...shared,
      displayName: 'web',
      roots: ['<rootDir>/src'],
      testEnvironment: './src/testing/environment.js',
      testEnvironmentOptions: { customExportConditions: ['browser', 'import', 'default'] },
      setupFiles: ['<rootDir>/src/testing/jsdom.js'],
    },
    {
      // Speaks to the built package: `pnpm --filter @seyir/web build` comes first.
      ...shared,
      displayName: 'web-built',
      roots: ['<rootDir>/test'],
      testEnvironment: 'node',
      moduleNameMapper: { '^(\./(?:support/)?(?:gateway|content))\.js$': '$1' },
    },
  ],
};
