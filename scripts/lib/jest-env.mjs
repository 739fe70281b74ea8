/** Each test file loads its modules anew: with more room for what is young, less of a run goes into collecting it. */
export const jestEnv = {
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning --max-semi-space-size=32',
};
