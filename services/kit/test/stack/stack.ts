import { dirname } from 'node:path';
import { afterEach } from '@jest/globals';
import { openStack, type Stack } from '../../../../scripts/stack/index.ts';

/** The servers of this run, which a test can stop, freeze and wipe. */
export function runningStack(): Stack {
  const stack = openStack(dirname(process.env['STACK_STATE'] ?? ''));
  if (!stack) throw new Error('no stack: run with jest.stack.config.js');
  return stack;
}

/** Returns a function that registers an object for closing after the test. Call it once where tests are described. */
export const closedAfterEach = (): (<T extends { close(): unknown }>(one: T) => T) => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  return (one) => {
    open.push(one);
    return one;
  };
};
