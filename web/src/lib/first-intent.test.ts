import { expect, jest, test } from '@jest/globals';
import { onFirstIntent } from './first-intent.js';

test.each(['pointerover', 'pointerdown', 'keydown'])('%s is an intent, once', (sign) => {
  const run = jest.fn();
  onFirstIntent(run);
  expect(run).not.toHaveBeenCalled();
  for (const next of [sign, 'keydown', sign]) dispatchEvent(new Event(next));
  expect(run).toHaveBeenCalledTimes(1);
});

test('a page that has gone does not wait any more', () => {
  const run = jest.fn();
  onFirstIntent(run)();
  dispatchEvent(new Event('keydown'));
  expect(run).not.toHaveBeenCalled();
});
