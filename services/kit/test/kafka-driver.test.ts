import { createRequire } from 'node:module';
import { afterEach, expect, it, jest } from '@jest/globals';

interface Queue {
  push(request: object): void;
  fulfillRequest(answer: object): void;
  maybeThrottle(ms: number): void;
}
const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as new (
  options: object,
) => Queue;

const logger = { debug: () => undefined, warn: () => undefined };
const open = () => new RequestQueue({ maxInFlightRequests: 1, requestTimeout: 1_000, logger });

/** Starts a request; returns a check of whether it was sent. */
const ask = (queue: Queue, correlationId: number) => {
  const sendRequest = jest.fn();
  const entry = { correlationId, apiName: 'Fetch', resolve: () => undefined, reject: () => undefined };
  queue.push({ entry, expectResponse: true, sendRequest });
  return sendRequest;
};
const answer = (queue: Queue, correlationId: number) =>
  queue.fulfillRequest({ correlationId, size: 0, payload: {} });

afterEach(() => void jest.useRealTimers());

it('checks for waiting requests only while there are any (patches/kafkajs)', () => {
  jest.useFakeTimers();
  const queue = open();
  ask(queue, 1);
  answer(queue, 1);
  expect(jest.getTimerCount()).toBe(0);

  ask(queue, 2);
  const waiting = ask(queue, 3);
  answer(queue, 2);
  expect(waiting).toHaveBeenCalled();
  answer(queue, 3);

  queue.maybeThrottle(500);
  const throttled = ask(queue, 4);
  jest.advanceTimersByTime(499);
  expect(throttled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(throttled).toHaveBeenCalled();
  answer(queue, 4);
  jest.advanceTimersByTime(20);
  expect(jest.getTimerCount()).toBe(0);
});
