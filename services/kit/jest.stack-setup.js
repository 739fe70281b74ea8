import { dirname } from 'node:path';
import { openStack } from '../../scripts/stack/index.ts';

/** Fails the run where there is no stack: these suites are never skipped. */
export default async function setup() {
  const file = process.env.STACK_STATE;
  const stack = file && openStack(dirname(file));
  if (!stack) throw new Error('STACK_STATE must name the state.json of a stack (scripts/stack)');
  const down = stack.servers.filter(({ state }) => state !== 'running').map(({ name }) => name);
  if (down.length > 0) throw new Error(`not running in ${file}: ${down.join(', ')}`);
}
