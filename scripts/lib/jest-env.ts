import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const codeCache = pathToFileURL(join(import.meta.dirname, '../test/code-cache.ts')).href;

/** Each test file loads its modules again: a larger young generation reduces garbage collection, and a cache compilation. */
export const jestEnv = {
  NODE_OPTIONS: `--experimental-vm-modules --no-warnings=ExperimentalWarning --max-semi-space-size=32 --import=${codeCache}`,
};
