/** Each test file loads its modules again: a larger young generation reduces garbage collection. */
export const jestEnv = {
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning --max-semi-space-size=32',
};
