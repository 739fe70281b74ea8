import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '../lib/wait.mjs';

test('a signal ends the waiting with its own reason, between two looks as well', async () => {
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

test('what does not happen in time is named', async () => {
  await assert.rejects(
    until(() => false, { what: 'rain', timeout: 1, every: 1 }),
    /rain did not happen within 0\.001 s/,
  );
});
