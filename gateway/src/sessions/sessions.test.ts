import { randomUUID } from 'node:crypto';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  memoryKeyValue,
  memoryLiveChannel,
  type Clock,
  type KeyValue,
  type LiveChannel,
} from '@seyir/kit/stateless';
import { adjustableClock, eventually } from '@seyir/kit/testing/stateless';
import { changedIds, wakes } from '@seyir/proto';
import { createSessions, type Sessions, type SessionsOptions } from './sessions.js';

/** A store that stores nothing. */
const none = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
} as unknown as KeyValue;

const open: Sessions[] = [];
afterEach(async () => {
  for (const sessions of open.splice(0)) await sessions.close();
});

/** Sessions of accounts, and gateways that share one KeyValue store and one channel. */
const site = () => {
  const clock = adjustableClock();
  const keyValue = memoryKeyValue(clock);
  const live = memoryLiveChannel();
  const known = new Map<string, { id: string; member: { id: string }; silence?: object }>();
  let asked = 0;
  const accounts = {
    async getSession({ token }: { token: string }) {
      asked += 1;
      const session = known.get(token);
      return session ? { session } : {};
    },
  } as unknown as SessionsOptions['accounts'];
  const gateway = (
    own: {
      clock?: Clock;
      keyValue?: KeyValue;
      live?: LiveChannel;
      accounts?: SessionsOptions['accounts'];
    } = {},
  ) => {
    const onError = (error: unknown) => {
      throw error;
    };
    const sessions = createSessions({ accounts, keyValue, live, clock, onError, ...own });
    open.push(sessions);
    return sessions;
  };
  const enter = (token: string) => {
    const session = { id: randomUUID(), member: { id: randomUUID() } };
    known.set(token, session);
    return session.id;
  };
  return { clock, keyValue, live, known, asked: () => asked, gateway, enter, accounts };
};

describe('a gateway', () => {
  it('caches 100,000 sessions, with one subscription for the ends of the last 100,000', async () => {
    const { live, asked, gateway, enter } = site();
    const keyValue = { ...none } as KeyValue;
    let listening = 0;
    const { listen } = live;
    live.listen = (subject, onWake) => {
      listening += 1;
      return listen.call(live, subject, onWake);
    };
    const sessions = gateway({ keyValue });
    const tokens = Array.from({ length: 100_000 }, () => randomUUID());
    const ids = tokens.map(enter);
    for (const token of tokens) await sessions.find(token);
    expect(asked()).toBe(100_000);
    expect(tokens.filter((token) => sessions.seenActive(token) === undefined)).toEqual([]);
    expect(listening).toBe(1);
    // Sessions that have left the cache, or were never in it, are not remembered by their ids either.
    const removed: string[] = [];
    keyValue.delete = async (key) => void removed.push(key);
    const [first, last] = [ids[0]!, enter('one more')];
    await sessions.find('one more');
    live.wake(wakes.sessions, changedIds([first, last]));
    await new Promise(setImmediate);
    expect(removed).toHaveLength(1);
  }, 60_000);

  it('still knows a cached session while accounts does not answer, and finds it again afterwards', async () => {
    const { clock, live, enter, accounts } = site();
    let isAway = false;
    const sometimes = {
      getSession: (request: { token: string }) =>
        isAway ? Promise.reject(new Error('away')) : accounts.getSession(request),
    } as unknown as SessionsOptions['accounts'];
    const options = { accounts: sometimes, keyValue: none, live, clock, onError: () => undefined };
    const sessions = createSessions(options);
    open.push(sessions);
    const id = enter('t');
    expect((await sessions.find('t')).kind).toBe('active');
    isAway = true;
    clock.advance(6_000);
    expect((await sessions.find('t')).kind).toBe('unknown');
    expect(sessions.seenActive('t')?.id).toBe(id);
    isAway = false;
    expect((await sessions.find('t')).kind).toBe('active');
  });

  it('finds sessions that another one has looked up, from the first look-up on', async () => {
    const { gateway, enter, asked } = site();
    const [one, other] = [gateway(), gateway()];
    enter('t');
    expect((await one.find('t')).kind).toBe('active');
    expect((await other.find('t')).kind).toBe('active');
    expect(asked()).toBe(1);
  });

  it('does not trust the store for a session whose end it has received', async () => {
    const { gateway, enter, known, live } = site();
    // The gateway that wrote to the store is gone, and cannot remove the entry.
    const sessionId = enter('t');
    const gone = gateway();
    await gone.find('t');
    await gone.close();
    const other = gateway();
    known.delete('t');
    live.wake(wakes.sessions, changedIds([sessionId]));
    await new Promise(setImmediate);
    expect((await other.find('t')).kind).toBe('ended');
  });

  it('removes a session from the store when it receives its end: a process that starts later finds nothing', async () => {
    const { gateway, enter, known, live } = site();
    const sessionId = enter('t');
    await gateway().find('t');
    known.delete('t');
    live.wake(wakes.sessions, changedIds([sessionId]));
    await new Promise(setImmediate);
    expect((await gateway().find('t')).kind).toBe('ended');
  });

  it('reads a session again that has changed, and trusts the store again two minutes later', async () => {
    const { clock, gateway, enter, known, live, asked } = site();
    const sessionId = enter('t');
    const entered = known.get('t')!;
    const until = timestampFromDate(new Date(clock.now().getTime() + 86_400_000));
    known.set('t', { ...entered, silence: { until, violation: 1 } });
    const sessions = gateway();
    const isSilenced = async () => {
      const state = await sessions.find('t');
      return state.kind === 'active' && state.session.silence !== undefined;
    };
    expect(await isSilenced()).toBe(true);
    known.set('t', entered);
    live.wake(wakes.sessions, changedIds([sessionId]));
    await new Promise(setImmediate);
    expect(await isSilenced()).toBe(false);
    clock.advance(120_000);
    await sessions.find('t');
    const before = asked();
    await sessions.find('t');
    expect(asked()).toBe(before);
  });

  it('stores nothing of a look-up during which the session ended', async () => {
    const { gateway, enter, known, live, keyValue, accounts } = site();
    const answer = Promise.withResolvers<void>();
    const slow = {
      async getSession(request: { token: string }) {
        const found = await accounts.getSession(request as never, {});
        await answer.promise;
        return found;
      },
    } as unknown as SessionsOptions['accounts'];
    const sessionId = enter('t');
    const stored: string[] = [];
    const { set } = keyValue;
    keyValue.set = async (key, value, ttl) => {
      stored.push(key);
      await set.call(keyValue, key, value, ttl);
    };
    const sessions = gateway({ accounts: slow });
    const found = sessions.find('t');
    await new Promise(setImmediate);
    known.delete('t');
    live.wake(wakes.sessions, changedIds([sessionId]));
    await new Promise(setImmediate);
    answer.resolve();
    await found;
    expect(stored).toEqual([]);
    expect((await sessions.find('t')).kind).toBe('ended');
  });
});

describe('an open connection', () => {
  it.each([
    ['of a cached session', true],
    ['of a session that is no longer cached', false],
  ])('is closed although a look-up from before the end is still running: %s', async (_of, isCached) => {
    const { clock, gateway, enter, known, live, accounts } = site();
    let answer = Promise.resolve();
    const slow = {
      async getSession(request: { token: string }) {
        const found = await accounts.getSession(request as never, {});
        await answer;
        return found;
      },
    } as unknown as SessionsOptions['accounts'];
    const sessionId = enter('t');
    const sessions = gateway({ accounts: slow, keyValue: none });
    const state = await (isCached ? sessions : gateway({ keyValue: none })).find('t');
    let ended = false;
    const stop = state.kind === 'active' && sessions.onEnd(state, () => (ended = true));
    const held = Promise.withResolvers<void>();
    answer = held.promise;
    clock.advance(6_000);
    const before = sessions.find('t');
    await new Promise(setImmediate);
    known.delete('t');
    live.wake(wakes.sessions, changedIds([sessionId]));
    await new Promise(setImmediate);
    held.resolve();
    await before;
    await eventually(() => ended);
    if (stop) stop();
  });

  it('of a session whose end was lost is closed within a minute, and the checks are spread over time', async () => {
    const { clock, known, gateway, enter, keyValue } = site();
    const sleeping: { ms: number; wake: () => void }[] = [];
    const sleep = (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        sleeping.push({ ms, wake: resolve });
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const sessions = gateway({ clock: { now: () => clock.now(), sleep } });
    const ended: string[] = [];
    for (const token of ['a', 'b', 'c']) {
      enter(token);
      const state = await sessions.find(token);
      if (state.kind === 'active') sessions.onEnd(state, () => ended.push(token));
    }
    const waits = sleeping.map(({ ms }) => ms);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(45_000);
    expect(new Set(waits).size).toBe(3);
    known.delete('b');
    clock.advance(60_000);
    for (const { wake } of sleeping.splice(0)) wake();
    await eventually(() => ended.length > 0);
    expect(ended).toEqual(['b']);
    // The other connections are still checked.
    await eventually(() => sleeping.length === 2);
    await keyValue.close();
  });
});
