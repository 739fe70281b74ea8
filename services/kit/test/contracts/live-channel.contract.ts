import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { LiveChannel } from '../../src/ports/live-channel.js';
import { eventually } from '../../src/testing/eventually.js';

/** Two ends of one channel, as two processes have them; in process both are the same object. */
export interface LiveChannelUnderTest {
  readonly here: LiveChannel;
  readonly there: LiveChannel;
}

/** The contract of every LiveChannel. A single wake may be lost, so each is sent until it arrives. */
export function describeLiveChannel(name: string, factory: () => Promise<LiveChannelUnderTest>): void {
  describe(`LiveChannel: ${name}`, () => {
    let here: LiveChannel;
    let there: LiveChannel;
    let subject: string;

    beforeEach(async () => {
      ({ here, there } = await factory());
      subject = `notifications.member.${randomUUID()}`;
    });
    afterEach(async () => {
      await here.close();
      await there.close();
    });

    const listen = async (channel: LiveChannel, to = subject) => {
      const heard: (string | undefined)[] = [];
      const subscription = await channel.listen(to, (hint) => heard.push(hint));
      return { heard, subscription };
    };
    const wakeUntil = (heard: () => boolean, hint?: string) =>
      eventually(() => {
        here.wake(subject, hint);
        return heard();
      });

    test('wakes every listener of the subject, in both processes, and no other', async () => {
      const listeners = [await listen(here), await listen(here), await listen(there)];
      const stranger = await listen(there, `${subject}.other`);
      await wakeUntil(() => listeners.every(({ heard }) => heard.includes('yeni yorum')), 'yeni yorum');
      expect(stranger.heard).toEqual([]);
    });

    test('reports that wakes arrive', async () => {
      await eventually(() => here.connected && there.connected);
    });

    test('a wake without a hint, and with an empty one', async () => {
      const { heard } = await listen(there);
      await wakeUntil(() => heard.includes(undefined));
      await wakeUntil(() => heard.includes(''), '');
    });

    test('a hint that is too long arrives as undefined', async () => {
      const { heard } = await listen(there);
      await wakeUntil(() => heard.includes('x'.repeat(200)), 'x'.repeat(200));
      await wakeUntil(() => heard.includes(undefined), 'x'.repeat(201));
      expect(heard).not.toContain('x'.repeat(201));
    });

    test('a closed listener is not woken, others of the subject are', async () => {
      const [gone, stays] = [await listen(there), await listen(there)];
      await wakeUntil(() => gone.heard.length > 0 && stays.heard.length > 0);
      await gone.subscription.close();
      const before = gone.heard.length;
      await wakeUntil(() => stays.heard.includes('after'), 'after');
      expect(gone.heard).toHaveLength(before);
    });

    test('a subject that all have left can be listened to again', async () => {
      const first = await listen(there);
      await first.subscription.close();
      const { heard } = await listen(there);
      await wakeUntil(() => heard.includes('back'), 'back');
    });

    test('a listener is never called before wake has returned', async () => {
      let inside = false;
      let reentered = false;
      let heard = 0;
      await here.listen(subject, () => {
        heard += 1;
        reentered ||= inside;
      });
      await eventually(() => {
        inside = true;
        here.wake(subject);
        inside = false;
        return heard > 0;
      });
      expect(reentered).toBe(false);
    });

    test('all listeners of a subject are called before one of them continues', async () => {
      let [first, second] = [0, 0];
      let behind = false;
      await there.listen(subject, () => {
        first += 1;
        // A listener may read from a cache that another listener must drop.
        void Promise.resolve().then(() => (behind ||= second < first));
      });
      await there.listen(subject, () => (second += 1));
      await wakeUntil(() => first > 0 && second > 0);
      expect(behind).toBe(false);
    });

    test('waking without listeners, and after close, is no error', async () => {
      here.wake(`${subject}.nobody`);
      const { heard } = await listen(here);
      await here.close();
      here.wake(subject, 'late');
      expect(heard).toEqual([]);
    });
  });
}
