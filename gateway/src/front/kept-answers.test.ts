import { beforeEach, describe, expect, it } from '@jest/globals';
import { memoryLiveChannel, type LiveChannel } from '@seyir/kit/stateless';
import { adjustableClock, type AdjustableClock } from '@seyir/kit/testing/stateless';
import { withdrawnIds } from '@seyir/proto';
import { Registry } from 'prom-client';
import type { Ctx } from '../context.js';
import { createPageReading, type PageReading } from '../live/page-reading.js';
import { createWatch, type Watch } from '../live/watch.js';
import { createKeptAnswers, type Answer, type KeptAnswers } from './kept-answers.js';

const SUBJECT = 'comments.thread.2.episode-1';
const visitor = { state: { kind: 'none' }, ageConfirmed: false } as Ctx;
const confirmed = { state: { kind: 'none' }, ageConfirmed: true } as Ctx;
const tick = () => new Promise(setImmediate);

let clock: AdjustableClock;
let live: LiveChannel;
let connection: { connected: boolean };
let watch: Watch;
let pages: PageReading;
let metrics: Registry;
let kept: KeptAnswers;
let made: number;

beforeEach(async () => {
  clock = adjustableClock();
  live = memoryLiveChannel();
  connection = { connected: true };
  watch = createWatch(live, clock, (error) => {
    throw error;
  });
  pages = createPageReading();
  metrics = new Registry();
  kept = create();
  made = 0;
  watch.hold(SUBJECT);
  await watch.subscribing(SUBJECT);
});

const create = (freshMs = 60_000) =>
  createKeptAnswers({ watch, pages, live: connection, clock, freshMs, metrics });

/** An answer with a number, so that a test sees which one it got. */
const make = (isComplete = true): Promise<Answer> => {
  pages.note(SUBJECT, watch.mark());
  made += 1;
  return Promise.resolve({ status: 200, text: String(made), isComplete });
};
const get = async (given: () => Promise<Answer> = make, ctx = visitor, key: string | undefined = 'a read') =>
  (await kept.get(ctx, key, given)).text;
const twice = async (...args: Parameters<typeof get>) => [await get(...args), await get(...args)];
/** Begins to read an answer that is made when the returned function is called. */
const begin = (complete = true): [answer: Promise<string>, end: () => void] => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const slow = async () => {
    const answer = await make(complete);
    await promise;
    return answer;
  };
  return [get(slow), () => resolve(undefined)];
};
const change = async () => {
  live.wake(SUBJECT, withdrawnIds([]));
  await tick();
};
const valueOf = async (name: string, result?: string) =>
  (await metrics.getSingleMetric(name)?.get())?.values.find(({ labels }) => labels['result'] === result)
    ?.value;

describe('a kept answer', () => {
  it('is sent to the next visitor, and counted', async () => {
    expect(await twice()).toEqual(['1', '1']);
    expect(await valueOf('seyir_kept_answers_total', 'hit')).toBe(1);
    expect(await valueOf('seyir_kept_answers_total', 'miss')).toBe(1);
  });

  it('is made once for all visitors who wait for it', async () => {
    expect(await Promise.all(Array.from({ length: 20 }, () => get()))).toEqual(Array(20).fill('1'));
  });

  it.each([
    ['its thread changes', () => live.wake(SUBJECT)],
    ['something in it is removed', () => live.wake(SUBJECT, withdrawnIds([]))],
    ['it is older than its time', () => clock.advance(60_000)],
  ])('ends when %s', async (_, happens) => {
    await get();
    happens();
    await tick();
    expect(await get()).toBe('2');
  });

  it('ends 60 s after the oldest of its reads', async () => {
    const fromOld = () => {
      pages.note(SUBJECT, watch.mark(), 50_000);
      return make();
    };
    expect(await twice(fromOld)).toEqual(['1', '1']);
    clock.advance(10_000);
    expect(await get(fromOld)).toBe('2');
  });

  it('is not used while wakes do not arrive', async () => {
    await get();
    connection.connected = false;
    expect(await twice()).toEqual(['2', '3']);
  });

  it('is not for those who came after a change, if it was being made at the change', async () => {
    const [first, end] = begin();
    await change();
    const second = get();
    end();
    expect(await Promise.all([first, second])).toEqual(['1', '2']);
  });

  it('is made once more for all who came after a change, and not for those who came after the next change', async () => {
    const [first, end] = begin();
    await change();
    const [second, endSecond] = begin();
    const others = Array.from({ length: 5 }, () => get());
    end();
    expect(await first).toBe('1');
    await tick();
    await change();
    const late = get();
    endSecond();
    expect(await Promise.all([second, ...others, late])).toEqual([...Array<string>(6).fill('2'), '3']);
  });

  it('is apart for those who have confirmed their age', async () => {
    expect(await get()).toBe('1');
    expect(await get(make, confirmed)).toBe('2');
    expect(await get()).toBe('1');
  });

  it('is never for a member, nor for a caller whose session is not known', async () => {
    await get();
    for (const kind of ['active', 'ended', 'unknown'])
      expect(await twice(make, { state: { kind } } as Ctx)).not.toContain('1');
    expect(await get()).toBe('1');
  });
});

describe('not kept is', () => {
  it('an answer with errors', async () => {
    expect(await twice(() => make(false))).toEqual(['1', '2']);
  });

  it('a failure: everybody tries again', async () => {
    const fail = () => Promise.reject(new Error('away'));
    const all = await Promise.allSettled([get(fail), get()]);
    expect(all).toEqual([
      { status: 'rejected', reason: new Error('away') },
      { status: 'fulfilled', value: '1' },
    ]);
  });

  it.each([
    ['an error', () => make(false)],
    ['a failure', () => Promise.reject(new Error('away'))],
  ])('%s: for a second after it nobody waits for another, also while it lasts', async (_, fail) => {
    await get(fail).catch(() => undefined);
    clock.advance(500);
    const [first, endFirst] = begin(false);
    await get();
    endFirst();
    await first;
    clock.advance(700);
    const [second, endSecond] = begin();
    await get();
    endSecond();
    await second;
    clock.advance(1_000);
    const [third, endThird] = begin();
    const waits = get();
    endThird();
    expect(await waits).toBe(await third);
  });

  it('a failure of one who came earlier than the kept answer', async () => {
    await get(() => make(false));
    const [failing, end] = begin(false);
    clock.advance(1_000);
    const answer = await get();
    end();
    await failing;
    expect(await get()).toBe(answer);
  });

  it('what depends on the request, also for those who wait for it', async () => {
    const own = () => {
      pages.forbidSharing();
      return make();
    };
    expect(new Set(await Promise.all([get(own), get(own), get(own)])).size).toBe(3);
    expect(await get(own)).toBe('4');
  });

  it('what was read before the wakes of its source arrived', async () => {
    const early = () => {
      pages.note('another', watch.mark());
      return make();
    };
    expect(await get(early)).toBe('1');
    await watch.subscribing('another');
    // A wake between the read and the subscription was lost.
    expect(await twice(early)).toEqual(['2', '2']);
  });

  it('what reads nothing', async () => {
    const still = () => Promise.resolve({ status: 200, text: String((made += 1)), isComplete: true });
    expect(await twice(still)).toEqual(['1', '2']);
  });

  it('a call without a key, and one with a very long key', async () => {
    expect(await twice(make, visitor, 'x'.repeat(2_001))).toEqual(['1', '2']);
    expect((await kept.get(visitor, undefined, make)).text).toBe('3');
    expect((await kept.get(visitor, undefined, make)).text).toBe('4');
  });

  it('anything, where public reads are not cached', async () => {
    kept = create(0);
    expect(await twice()).toEqual(['1', '2']);
  });
});

it('keeps a limited number of bytes, and tells how many', async () => {
  const big = (): Promise<Answer> =>
    make().then((answer) => ({ ...answer, text: answer.text.padEnd(1_000_000) }));
  for (let n = 0; n < 40; n += 1) await get(big, visitor, `read ${n}`);
  const bytes = await valueOf('seyir_kept_answers_bytes');
  expect(bytes).toBeGreaterThan(10_000_000);
  expect(bytes).toBeLessThan(24_000_000);
  expect((await get(big, visitor, 'read 0')).trim()).toBe('41');
  expect((await get(big, visitor, 'read 39')).trim()).toBe('40');
});
