import { createHash } from 'node:crypto';
import { DomainError, elapsed, type Clock, type KeyValue } from '@seyir/kit';
import type { LoginGate, LoginTry, Tried } from '../../app/ports.js';
import { delayAfter, type LoginLimits } from '../../domain/login-delay.js';
import { addressKey } from './address-key.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long an address is known as one that the account's owner has signed in from. */
const KNOWN_MS = 30 * 24 * HOUR_MS;
/** How long the local counters stand in before the shared ones are tried again. */
const LOCAL_MS = 5_000;
/** A store counts from when it hears of a rest: the time told to wait is longer by this, so that it is never too short. */
const HEARD_LATER_MS = 50;

type Counters = Pick<KeyValue, 'get' | 'set' | 'setIfAbsent' | 'delete' | 'increment'>;

interface Options {
  readonly keyValue: Counters;
  /** Counts for this process alone while the shared store does not answer. */
  readonly local: Counters;
  readonly clock: Clock;
  readonly limits: LoginLimits;
}

interface Window {
  readonly key: string;
  readonly limit: number;
  readonly ms: number;
}

/**
 * Counts failed sign-ins by address and by account, alike for accounts that exist and that do not.
 * A try is counted before its outcome is known and taken back unless it fails, so that many at once gain nothing.
 * An account is never refused for good: it rests, and longer with each failure. Addresses that its owner has signed in
 * from count for themselves, so that nobody elsewhere can keep the owner out.
 */
export const loginGate = ({ keyValue, local, clock, limits }: Options): LoginGate => {
  let localUntil = 0;
  const time = elapsed(clock);
  const now = () => clock.now().getTime();
  return {
    async enter(address, tried) {
      const names = namesOf(address, tried, limits);
      if (time() >= localUntil) {
        try {
          return await enterOn(keyValue, names, limits, now);
        } catch (error) {
          if (error instanceof DomainError && error.code === 'SLOW_DOWN') throw error;
          localUntil = time() + LOCAL_MS;
        }
      }
      return enterOn(local, names, limits, now);
    },
  };
};

interface Names {
  readonly account: string;
  /** Counts instead of `account` while `known` is there. */
  readonly accountHere: string;
  /** The account's owner has signed in from the address. */
  readonly known: string;
  readonly address: readonly Window[];
}

const namesOf = (address: string, tried: Tried, limits: LoginLimits): Names => {
  const network = addressKey(address);
  const from = `accounts:login:address:${network}`;
  const owner = tried.kind === 'login' ? `login:${digest(tried.loginKey)}` : `member:${tried.memberId}`;
  const confirms = tried.kind === 'confirmation';
  const account = `accounts:login:${confirms ? 'confirmation' : 'account'}:${owner}`;
  return {
    account,
    accountHere: `${account}:at:${network}`,
    known: `accounts:login:known:${owner}:${network}`,
    // A confirmation takes a session or a mailed link of the account: many from one address guess at one account alone.
    address: confirms
      ? []
      : [
          { key: `${from}:minute`, limit: limits.addressPerMinute, ms: MINUTE_MS },
          { key: `${from}:hour`, limit: limits.addressPerHour, ms: HOUR_MS },
        ],
  };
};

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const slowDown = (retryAfterMs: number) =>
  new DomainError('SLOW_DOWN', { retryAfterMs: Math.max(1, Math.ceil(retryAfterMs)) });

const enterOn = async (
  store: Counters,
  { account, accountHere, known, address }: Names,
  limits: LoginLimits,
  now: () => number,
): Promise<LoginTry> => {
  const counter = (await store.get(known)) === undefined ? account : accountHere;
  /** While it is there, the account rests. */
  const rest = `${counter}:rest`;
  // Bounded, since a clock that is set back makes the rest's end look days away.
  const longest = delayAfter(limits.accountPerHour, limits) + HEARD_LATER_MS;
  const resting = async (): Promise<number> =>
    Math.min(Number((await store.get(rest)) ?? 0) - now(), Math.max(longest, limits.longestDelayMs));
  const left = await resting();
  if (left > 0) throw slowDown(left);

  const taken: { window: Window; ends: number }[] = [];
  /** In a window that is over there is nothing to take back. */
  const giveBack = async (which: (window: Window) => boolean = () => true): Promise<void> => {
    for (const { window, ends } of taken)
      if (which(window) && now() < ends) await store.increment(window.key, -1, window.ms);
  };
  const take = async (window: Window): Promise<number> => {
    const { value, resetMs } = await store.increment(window.key, 1, window.ms);
    taken.push({ window, ends: now() + resetMs });
    if (value <= window.limit) return value;
    await giveBack();
    throw slowDown(resetMs);
  };
  const ofAccount: Window = { key: counter, limit: Infinity, ms: HOUR_MS };
  const delay = delayAfter(await take(ofAccount), limits);
  for (const window of address) await take(window);
  // The rest begins with the try: of many at once one gets through.
  if (delay > 0 && !(await store.setIfAbsent(rest, String(now() + delay + HEARD_LATER_MS), delay))) {
    await giveBack();
    throw slowDown(Math.max(await resting(), 1));
  }

  /** The outcome stands; a counter that cannot be told of it runs out by itself. */
  const note = (work: () => Promise<void>): Promise<void> => work().catch(() => undefined);
  return {
    failed: () => Promise.resolve(),
    succeeded: () =>
      note(async () => {
        await giveBack((window) => window !== ofAccount);
        await store.delete(counter, rest);
        await store.set(known, '1', KNOWN_MS);
      }),
    released: () =>
      note(async () => {
        await giveBack();
        if (delay > 0) await store.delete(rest);
      }),
  };
};
