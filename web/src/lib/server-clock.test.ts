import { expect, test } from '@jest/globals';
import { createServerClock } from './server-clock.js';

/** A server with a fixed clock difference to the page, and a connection whose two directions have different delays. */
const line = () => {
  let now = 1_000;
  const clock = createServerClock(() => now);
  const pings: Record<string, unknown>[] = [];
  clock.connect((payload) => pings.push(payload));
  return {
    clock,
    pass: (ms: number) => void (now += ms),
    get now() {
      return now;
    },
    sample(thereMs: number, backMs: number) {
      clock.ping();
      now += thereMs;
      const payload = { ...pings.at(-1), serverMs: now + 500_000 };
      now += backMs;
      clock.take(payload);
    },
  };
};

test('the sample with the shortest round trip counts, of the last eight', () => {
  const at = line();
  at.sample(400, 20);
  expect(at.clock.now()).toBeCloseTo(at.now + 500_000 + 190, 3);
  at.sample(30, 20);
  expect(at.clock.now()).toBeCloseTo(at.now + 500_000 + 5, 3);
  expect(at.clock.roundTripMs()).toBe(50);
  for (let n = 0; n < 7; n += 1) at.sample(100, 60);
  expect(at.clock.roundTripMs()).toBe(50);
  at.sample(100, 60);
  // The best sample is too old now.
  expect(at.clock.roundTripMs()).toBe(160);
});

test('an answer gives a rough time before the first sample, and a new connection begins with the last known one', () => {
  const at = line();
  expect(at.clock.now()).toBeUndefined();
  at.clock.seed(7_000);
  at.pass(250);
  expect(at.clock.now()).toBe(7_250);
  at.sample(10, 10);
  expect(at.clock.now()).toBe(at.now + 500_000);
  at.clock.connect(undefined);
  expect(at.clock.samples()).toBe(0);
  expect(at.clock.now()).toBe(at.now + 500_000);
});

test('of the answers before the first sample the one with the shortest round trip counts, from the middle of it', () => {
  const at = line();
  const answer = (thereMs: number, backMs: number) => {
    const sentAt = at.now;
    at.pass(thereMs);
    const serverMs = at.now + 500_000;
    at.pass(backMs);
    at.clock.seed(serverMs, sentAt);
  };
  at.clock.seed(9);
  answer(300, 200);
  expect(at.clock.now()).toBe(at.now + 500_050);
  answer(170, 150);
  expect(at.clock.now()).toBe(at.now + 500_010);
  answer(900, 100);
  at.clock.seed(9);
  expect(at.clock.now()).toBe(at.now + 500_010);
});

test('unexpected and repeated answers are ignored', () => {
  const at = line();
  at.clock.take(undefined);
  at.clock.take({ clock: 9, serverMs: 1 });
  at.clock.take({ clock: 'x', serverMs: 1 });
  expect(at.clock.samples()).toBe(0);
  at.sample(5, 5);
  at.clock.take({ clock: 1, serverMs: 99 });
  expect(at.clock.samples()).toBe(1);
});
