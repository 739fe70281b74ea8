import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Broadcast, Frame, Gap } from '../../src/ports/broadcast.js';
import { eventually } from '../../src/testing/eventually.js';

/** Two ends of one channel, as two processes have them; in process both are the same object. */
export interface BroadcastUnderTest {
  readonly here: Broadcast;
  readonly there: Broadcast;
  /** Waits until earlier frames have expired. */
  readonly outlive: () => Promise<void>;
  /** How many subscriptions all processes have to a channel on the server; undefined if there is no server. */
  readonly subscriptions?: (channel: string) => Promise<number>;
}

const frameOf = (seq: number, key?: string): Frame => ({
  seq,
  data: new TextEncoder().encode(`{"n":${seq},"text":"ğüşıöç"}\n`),
  ...(key !== undefined && { key }),
});

const LISTENERS = 3_000;

/** The contract of every Broadcast. */
export function describeBroadcast(name: string, factory: () => Promise<BroadcastUnderTest>): void {
  describe(`Broadcast: ${name}`, () => {
    let test_: BroadcastUnderTest;
    let here: Broadcast;
    let there: Broadcast;
    let channel: string;

    beforeEach(async () => {
      test_ = await factory();
      ({ here, there } = test_);
      channel = `comments.thread.2.${randomUUID()}`;
    });
    afterEach(async () => {
      await here.close();
      await there.close();
    });

    const open = async (fromSeq: number, at = there) => {
      const got: (number | string)[] = [];
      const frames: Frame[] = [];
      const subscription = await at.open(channel, fromSeq, (item: Frame | Gap) => {
        got.push('gap' in item ? `gap ${item.seq}` : item.seq);
        if (!('gap' in item)) frames.push(item);
      });
      return { got, frames, subscription };
    };
    const publish = (...seqs: number[]) => {
      for (const seq of seqs) here.publish(channel, frameOf(seq));
    };
    const gets = (reader: { got: unknown[] }, ...expected: (number | string)[]) =>
      eventually(() => {
        expect(reader.got).toEqual(expected);
        return true;
      });

    test('every listener of the channel, in both processes, gets each frame as it was published, and no other', async () => {
      const readers = [await open(0), await open(0), await open(0, here)];
      const strange: unknown[] = [];
      await there.open(`${channel}.other`, 0, (item) => strange.push(item));
      here.publish(channel, frameOf(1));
      here.publish(channel, frameOf(2, 'counts'));
      for (const reader of readers) {
        await gets(reader, 1, 2);
        expect(reader.frames.map(({ key }) => key)).toEqual([undefined, 'counts']);
        expect(Buffer.from(reader.frames[1]!.data)).toEqual(Buffer.from(frameOf(2).data));
      }
      expect(strange).toEqual([]);
    });

    test('listeners of one process get the same object', async () => {
      const [one, other] = [await open(0), await open(0)];
      publish(1);
      await gets(one, 1);
      await gets(other, 1);
      expect(one.frames[0]).toBe(other.frames[0]);
    });

    test('a frame that arrives before its predecessor waits for it', async () => {
      const reader = await open(0);
      publish(1, 3, 2, 4);
      await gets(reader, 1, 2, 3, 4);
    });

    test('a duplicated frame is delivered once', async () => {
      const reader = await open(0);
      publish(1, 1, 2, 1, 2, 3);
      await gets(reader, 1, 2, 3);
    });

    test('a lost frame is a gap, and later frames follow it', async () => {
      const reader = await open(0);
      publish(1, 3, 4);
      await gets(reader, 1, 'gap 4');
      publish(5, 2);
      await gets(reader, 1, 'gap 4', 5);
    });

    test('a listener that returns with an older number gets the missed frames', async () => {
      const stays = await open(0);
      publish(1, 2, 3, 4);
      await gets(stays, 1, 2, 3, 4);
      await gets(await open(2), 3, 4);
      await gets(await open(2, here), 3, 4);
      const current = await open(4);
      publish(5);
      await gets(current, 5);
    });

    test('a listener that returns after all had left gets the missed frames', async () => {
      const first = await open(0);
      publish(1);
      await gets(first, 1);
      await first.subscription.close();
      publish(2, 3);
      const again = await eventually(async () => {
        const reader = await open(1);
        await gets(reader, 2, 3);
        return reader;
      });
      publish(4);
      await gets(again, 2, 3, 4);
    });

    test('a reader with a newer number than the channel gets only newer frames', async () => {
      const [stays, newer] = [await open(0), await open(2)];
      publish(1, 2, 3);
      await gets(stays, 1, 2, 3);
      await gets(newer, 3);
    });

    test('an unknown number, however high, does not affect other readers', async () => {
      const wrong = await open(2_000_000_000);
      const right = await open(0);
      publish(1, 2);
      await gets(right, 1, 2);
      expect(wrong.got).toEqual([]);
    });

    test('there is a gap beyond the last 256 frames, and after their expiry', async () => {
      const stays = await open(0);
      for (let seq = 1; seq <= 500; seq += 100) {
        publish(...Array.from({ length: 100 }, (_, n) => seq + n));
        await eventually(() => stays.got.length === seq + 99);
      }
      const [old, near] = [await open(100), await open(499)];
      await gets(old, 'gap 500');
      await gets(near, 500);
      // Frames may be kept longer while there is a listener.
      for (const { subscription } of [stays, old, near]) await subscription.close();
      await test_.outlive();
      await gets(await open(499), 'gap 500');
      const current = await open(500);
      publish(501);
      await gets(current, 501);
    });

    test('a reader that is further behind than the kept frames gets one gap, and then the following frames', async () => {
      const reader = await open(0);
      publish(...Array.from({ length: 1_000 }, (_, n) => n + 1));
      // How many frames it got before that depends on the turns of the event loop.
      await eventually(() => reader.got.some((item) => item === 1_000 || item === 'gap 1000'));
      expect(reader.got.filter((item) => typeof item === 'string').length).toBeLessThanOrEqual(1_000 / 256);
      publish(1_001);
      await eventually(() => reader.got.at(-1) === 1_001);
    });

    test('a slow reader that reads in parts gets all frames', async () => {
      const stays = await open(0);
      const got: number[] = [];
      publish(...Array.from({ length: 30 }, (_, n) => n + 1));
      await eventually(() => stays.got.length === 30);
      while (got.length < 30) {
        const from = got.at(-1) ?? 0;
        const part = await open(from);
        await eventually(() => part.got.length > 0);
        await part.subscription.close();
        got.push(...(part.got.slice(0, 7) as number[]));
      }
      expect(got).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    });

    test('a listener that stops while it catches up gets no more frames', async () => {
      const stays = await open(0);
      publish(1, 2, 3);
      await gets(stays, 1, 2, 3);
      const got: unknown[] = [];
      const listening = Promise.withResolvers<{ close(): Promise<void> }>();
      listening.resolve(
        await there.open(channel, 0, (item) => {
          got.push(item);
          void listening.promise.then((subscription) => subscription.close());
        }),
      );
      await eventually(() => got.length > 0);
      await (await listening.promise).close();
      const before = got.length;
      publish(4);
      await gets(stays, 1, 2, 3, 4);
      expect(got).toHaveLength(before);
    });

    test(`${LISTENERS} listeners of one process get all frames in order, by one subscription`, async () => {
      const readers = await Promise.all(Array.from({ length: LISTENERS }, () => open(0)));
      const subscriptions = (await test_.subscriptions?.(channel)) ?? 1;
      expect(subscriptions).toBe(1);
      for (let seq = 1; seq <= 20; seq += 1) publish(seq);
      const all = Array.from({ length: 20 }, (_, n) => n + 1).join();
      await eventually(() => readers.every(({ got }) => got.length >= 20), 20_000);
      expect(new Set(readers.map(({ got }) => got.join()))).toEqual(new Set([all]));
      for (const { subscription } of readers) await subscription.close();
      if (test_.subscriptions) await eventually(async () => (await test_.subscriptions?.(channel)) === 0);
    });

    test('a listener is never called before publish has returned', async () => {
      let inside = false;
      let reentered = false;
      const got: unknown[] = [];
      await here.open(channel, 0, (item) => {
        got.push(item);
        reentered ||= inside;
      });
      inside = true;
      publish(1);
      inside = false;
      await eventually(() => got.length === 1);
      expect(reentered).toBe(false);
    });

    test('publishing without listeners, and after close, is no error', async () => {
      publish(1);
      const { got } = await open(1, here);
      await here.close();
      publish(2);
      expect(got).toEqual([]);
    });
  });
}
