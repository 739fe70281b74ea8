import { createHash } from 'node:crypto';
import { DomainError, foldKey, type Clock, type KeyValue } from '@seyir/kit';
import type { LoginGate, LoginTry } from '../../app/ports.js';
import { delayAfter, type LoginLimits } from '../../domain/login-delay.js';
import { addressKey } from './address-key.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long the local counters stand in before the shared ones are tried again. */
const LOCAL_MS = 5_000;

type Counters = Pick<KeyValue, 'get' | 'set' | 'delete' | 'increment'>;

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
 * Counts failed sign-ins by address and by what was typed as login: alike for accounts that exist and that do not.
 * A try is counted before its outcome is known and taken back unless it fails, so that many at once gain nothing.
 */
export const loginGate = ({ keyValue, local, clock, limits }: Options): LoginGate => {
  let localUntil = 0;
  const now = () => clock.now().getTime();
  return {
    async enter(address, login) {
      const windows = windowsOf(address, login, limits);
      if (now() >= localUntil) {
        try {
          return await enterOn(keyValue, windows, limits, now);
        } catch (error) {
          if (error instanceof DomainError && error.code === 'SLOW_DOWN') throw error;
          localUntil = now() + LOCAL_MS;
        }
      }
      return enterOn(local, windows, limits, now);
    },
  };
};

interface Windows {
  readonly account: Window;
  readonly address: readonly Window[];
  /** While it is there, the account rests. */
  readonly rest: string;
}

const windowsOf = (address: string, login: string, limits: LoginLimits): Windows => {
  const from = `accounts:login:address:${addressKey(address)}`;
  const account = `accounts:login:account:${createHash('sha256').update(foldKey(login)).digest('base64url')}`;
  return {
    account: { key: account, limit: limits.accountPerHour, ms: HOUR_MS },
    address: [
      { key: `${from}:minute`, limit: limits.addressPerMinute, ms: MINUTE_MS },
      { key: `${from}:hour`, limit: limits.addressPerHour, ms: HOUR_MS },
    ],
    rest: `${account}:rest`,
  };
};

const slowDown = (retryAfterMs: number) =>
  new DomainError('SLOW_DOWN', { retryAfterMs: Math.max(1, Math.ceil(retryAfterMs)) });

const enterOn = async (
  store: Counters,
  { account, address, rest }: Windows,
  limits: LoginLimits,
  now: () => number,
): Promise<LoginTry> => {
  const restUntil = Number((await store.get(rest)) ?? 0);
  if (restUntil > now()) throw slowDown(restUntil - now());

  const taken: { window: Window; ends: number; value: number }[] = [];
  /** In a window that is over there is nothing to take back. */
  const giveBack = async (which: (window: Window) => boolean = () => true): Promise<void> => {
    for (const { window, ends } of taken)
      if (which(window) && now() < ends) await store.increment(window.key, -1, window.ms);
  };
  for (const window of [account, ...address]) {
    const { value, resetMs } = await store.increment(window.key, 1, window.ms);
    taken.push({ window, ends: now() + resetMs, value });
    if (value > window.limit) {
      await giveBack();
      throw slowDown(resetMs);
    }
  }

  /** The outcome stands; a counter that cannot be told of it runs out by itself. */
  const note = (work: Promise<void>): Promise<void> => work.catch(() => undefined);
  return {
    failed: () =>
      note(
        (async () => {
          const delay = delayAfter(taken[0]?.value ?? 0, limits);
          if (delay > 0) await store.set(rest, String(now() + delay), delay);
        })(),
      ),
    succeeded: () =>
      note(
        (async () => {
          await giveBack((window) => window !== account);
          await store.delete(account.key, rest);
        })(),
      ),
    released: () => note(giveBack()),
  };
};
