import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const packages = [
  'proto',
  'gateway',
  'web',
  'scripts',
  ...readdirSync('services').map((s) => `services/${s}`),
];

const projectsOf = async (name) => {
  const { default: config } = await import(`./${name}/jest.config.js`);
  const rootDir = `${root}${name}`;
  return (config.projects ?? [config]).map((project) => ({ ...project, rootDir }));
};

/** All packages in one run: they share the workers and the test database. */
export default {
  projects: (
    await Promise.all(packages.filter((p) => existsSync(`${p}/jest.config.js`)).map(projectsOf))
  ).flat(),
  testSequencer: fileURLToPath(new URL('jest.sequencer.js', import.meta.url)),
  // Read here alone when there are projects: what starts services takes its time on a busy machine.
  testTimeout: 60_000,
};
