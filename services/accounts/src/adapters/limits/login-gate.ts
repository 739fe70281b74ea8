import { createHash } from 'node:crypto';
import { DomainError, elapsed, type Clock, type KeyValue } from '@seyir/kit';
import type { LoginGate, LoginTry, Tried } from '../../app/ports.js';
import { delayAfter, type LoginLimits } from '../../domain/login-delay.js';
import { addressKey } from './address-key.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long an address stays known after the account's owner has signed in from it. */
const KNOWN_MS = 30 * 24 * HOUR_MS;
/** How long local counters replace the shared ones before these are tried again. */
const LOCAL_MS = 5_000;
/**
 * The store's pause begins when the request reaches it, a little later than here. The reported waiting time is longer by this
 * margin, so that it is never too short.
 */
const HEARD_LATER_MS = 50;

type Counters = Pick<KeyValue, 'get' | 'set' | 'setIfAbsent' | 'delete' | 'increment'>;

interface Options {
  readonly keyValue: Counters;
  /** Counters of this process, used while the shared store does not answer. */
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
 * Limits failed sign-ins by address and by account, in the same way for existing and unknown accounts. A try is counted before
 * its outcome is known and subtracted unless it fails, so concurrent tries gain nothing. An account is never locked for good: it
 * pauses, and longer with each failure. Addresses from which its owner has signed in have counters of their own, so that
 * strangers elsewhere cannot lock the owner out.
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
  /** Replaces `account` while `known` exists. */
  readonly accountHere: string;
  /** Exists if the account's owner has signed in from the address. */
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
    // A confirmation needs a session or a mailed link of the account, so many of them from one address concern one account only.
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
  /** The account pauses while this key exists. */
  const rest = `${counter}:rest`;
  // Capped, because after the clock was set back the pause would seem to end in days.
  const longest = delayAfter(limits.accountPerHour, limits) + HEARD_LATER_MS;
  const resting = async (): Promise<number> =>
    Math.min(Number((await store.get(rest)) ?? 0) - now(), Math.max(longest, limits.longestDelayMs));
  const left = await resting();
  if (left > 0) throw slowDown(left);

  const taken: { window: Window; ends: number }[] = [];
  /** Subtracts the try. In an expired window there is nothing to subtract. */
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
  // The pause is set before the password is checked, so only one of many concurrent tries passes.
  if (delay > 0 && !(await store.setIfAbsent(rest, String(now() + delay + HEARD_LATER_MS), delay))) {
    await giveBack();
    throw slowDown(Math.max(await resting(), 1));
  }

  /** The outcome is final; a counter that cannot be updated expires by itself. */
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
