import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { identify, send, stateOf, tree, type Identity } from '../lib/processes.ts';
import { until } from '../lib/wait.ts';

function identity(pid: number | undefined): Identity {
  const found = identify(pid ?? 0);
  assert.ok(found);
  return found;
}

test('a reused pid counts as gone, and gets no signal', async (t) => {
  const child = spawn('sleep', ['60']);
  t.after(() => child.kill());
  await once(child, 'spawn');
  const earlier = { ...identity(child.pid), born: 'another boot/1' };
  assert.equal(stateOf(earlier), 'gone');
  send(earlier, 'SIGKILL');
  send(identity(child.pid), 'SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [null, 'SIGTERM']);
});

test('a zombie counts as gone', async (t) => {
  const parent = spawn('/bin/sh', ['-c', 'true & exec sleep 60']); // sleep does not reap its child
  t.after(() => parent.kill());
  await once(parent, 'spawn');
  const root = identity(parent.pid);
  await until(
    () =>
      tree(root).length === 2 &&
      tree(root).every((one, index) => stateOf(one) === (index ? 'gone' : 'running')),
    {
      what: 'a zombie below it',
      timeout: 5_000,
    },
  );
});
