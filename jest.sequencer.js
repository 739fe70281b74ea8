import { createRequire } from 'node:module';

// Jest's own sequencer, by the way of the packages that depend on it: only `jest` is a dependency of this project.
const { default: Sequencer } = ['jest', 'jest-cli', 'jest-config', '@jest/test-sequencer'].reduce(
  (require, name) =>
    name === '@jest/test-sequencer' ? require(name) : createRequire(require.resolve(`${name}/package.json`)),
  createRequire(import.meta.url),
);

/** Files that take more than 25 s on two cores. */
const SLOW = [
  'services/all-in-one/test/authorisation.test.ts',
  'services/all-in-one/test/demo-content.test.ts',
  'gateway/test/malformed-bodies.test.ts',
  'scripts/checks/test/add-a-service.test.ts',
  'services/all-in-one/test/main.test.ts',
  'services/all-in-one/test/import-command.test.ts',
  'services/social/test/permissions.test.ts',
  'gateway/test/pages.test.ts',
  'services/messaging/test/room-permissions.test.ts',
];

/**
 * Starts slow files first, so that none is left alone at the end. Jest does the same with the durations of an earlier run; without
 * one it would sort by the size of the files.
 */
export default class SlowFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isSlow = ({ path, duration }) => duration === undefined && SLOW.some((file) => path.endsWith(file));
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
}
