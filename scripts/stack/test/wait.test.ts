import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '../lib/wait.ts';

test('an aborted signal ends the wait with its reason, also between two checks', async () => {
  const stop = new AbortController();
  const waiting = until(() => false, {
    what: 'nothing',
    timeout: 60_000,
    every: 60_000,
    signal: stop.signal,
  });
  setImmediate(() => stop.abort(new Error('enough')));
  await assert.rejects(waiting, /enough/);
});

test('a timeout names what did not happen', async () => {
  await assert.rejects(
    until(() => false, { what: 'rain', timeout: 1, every: 1 }),
    /rain did not happen within 0\.001 s/,
  );
});
