import { existsSync, readdirSync } from 'node:fs';

const packages = [
  'proto',
  'gateway',
  'web',
  'scripts',
  ...readdirSync('services').map((s) => `services/${s}`),
];

/** All packages in one run: they share the workers and the test database. */
export default {
  projects: packages.filter((p) => existsSync(`${p}/jest.config.js`)).map((p) => `<rootDir>/${p}`),
};
