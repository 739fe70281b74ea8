import { dirname } from 'node:path';
import { afterEach } from '@jest/globals';
import { openStack, type Stack } from '../../../../scripts/stack/index.mjs';

/** The servers of this run, with the means to stop, freeze and wipe them. */
export function runningStack(): Stack {
  const stack = openStack(dirname(process.env['STACK_STATE'] ?? ''));
  if (!stack) throw new Error('no stack: run with jest.stack.config.js');
  return stack;
}

/** Hands on what it is given and closes it after the test. Called once where tests are described. */
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
