import { dirname } from 'node:path';
import { openStack, type Stack } from '../../../../deploy/stack/index.mjs';

/** The servers of this run, with the means to stop, freeze and wipe them. */
export function runningStack(): Stack {
  const stack = openStack(dirname(process.env['STACK_STATE'] ?? ''));
  if (!stack) throw new Error('no stack: run with jest.stack.config.js');
  return stack;
}
