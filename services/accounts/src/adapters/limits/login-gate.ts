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
 * Limits failed sign-ins by address, by login and by account, in the same way for existing and unknown accounts. A try is counted
 * before its outcome is known and subtracted unless it fails, so concurrent tries gain nothing. No login is locked for good: it
 * pauses, and longer with each failure. The pause of a login is answered SLOW_DOWN. Username and e-mail address share one budget
 * as well, whose pause nobody sees: it would tell that an address belongs to a username. Addresses from which the account's owner
 * has signed in have counters of their own, so that strangers elsewhere cannot lock the owner out. rate-limiter-flexible is not
 * used: it has no pause that grows with each failure, and no store like `KeyValue`.
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
  /** Counts the tries on one login, or the confirmations of one member. */
  readonly login: string;
  /** Counts the tries on all logins of an account. */
  readonly account: string | undefined;
  /** Follows both names while `known` exists. */
  readonly here: string;
  /** Exists if the account's owner has signed in from the address. */
  readonly known: string;
  readonly address: readonly Window[];
}

const namesOf = (address: string, tried: Tried, limits: LoginLimits): Names => {
  const network = addressKey(address);
  const from = `accounts:login:address:${network}`;
  const here = `:at:${network}`;
  const knownAs = (owner: string) => `accounts:login:known:${owner}:${network}`;
  if (tried.kind === 'confirmation') {
    const owner = `member:${tried.memberId}`;
    // A confirmation needs a session or a mailed link of the account, so many of them from one address concern one account only.
    return {
      login: `accounts:login:confirmation:${owner}`,
      account: undefined,
      here,
      known: knownAs(owner),
      address: [],
    };
  }
  const login = `login:${digest(tried.loginKey)}`;
  // An unknown login has an account of its own, so that it costs the same steps.
  const owner = tried.memberId === undefined ? login : `member:${tried.memberId}`;
  return {
    login: `accounts:login:name:${login}`,
    account: `accounts:login:account:${owner}`,
    here,
    known: knownAs(owner),
    address: [
      { key: `${from}:minute`, limit: limits.addressPerMinute, ms: MINUTE_MS },
      { key: `${from}:hour`, limit: limits.addressPerHour, ms: HOUR_MS },
    ],
  };
};

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const slowDown = (retryAfterMs: number) =>
  new DomainError('SLOW_DOWN', { retryAfterMs: Math.max(1, Math.ceil(retryAfterMs)) });

/** A counter of failed sign-ins of one username or address, which must pause after too many of them. */
const pausing = (store: Counters, key: string, limits: LoginLimits, now: () => number) => {
  /** The key exists while the username or address must pause. */
  const rest = `${key}:rest`;
  // Capped, because after the clock was set back the pause would seem to end in days.
  const longest = Math.max(delayAfter(limits.accountPerHour, limits) + HEARD_LATER_MS, limits.longestDelayMs);
  const resting = async (): Promise<number> =>
    Math.min(Number((await store.get(rest)) ?? 0) - now(), longest);
  let began = false;
  return {
    window: { key, limit: Infinity, ms: HOUR_MS },
    /** The rest of the pause, in ms; not positive: none. */
    resting,
    /**
     * Begins the pause after this many failures, at the time `at`. It begins before the password is checked, so only one of many
     * concurrent tries passes.
     */
    async begin(failures: number, at: number): Promise<boolean> {
      const delay = delayAfter(failures, limits);
      if (delay === 0) return true;
      began = await store.setIfAbsent(rest, String(at + delay + HEARD_LATER_MS), delay);
      return began;
    },
    clear: () => store.delete(key, rest),
    release: async () => {
      if (began) await store.delete(rest);
    },
  };
};

const enterOn = async (
  store: Counters,
  names: Names,
  limits: LoginLimits,
  now: () => number,
): Promise<LoginTry> => {
  const isKnown = (await store.get(names.known)) !== undefined;
  const counterOf = (key: string) => pausing(store, isKnown ? key + names.here : key, limits, now);
  const login = counterOf(names.login);
  const account = names.account === undefined ? undefined : counterOf(names.account);
  const left = await login.resting();
  if (left > 0) throw slowDown(left);

  let taken: { window: Window; ends: number }[] = [];
  /** Subtracts the try once. In an expired window there is nothing to subtract. */
  const giveBack = async (which: (window: Window) => boolean = () => true): Promise<void> => {
    const back = taken.filter(({ window }) => which(window));
    taken = taken.filter((count) => !back.includes(count));
    for (const { window, ends } of back) if (now() < ends) await store.increment(window.key, -1, window.ms);
  };
  const take = async (window: Window): Promise<number> => {
    const { value, resetMs } = await store.increment(window.key, 1, window.ms);
    taken.push({ window, ends: now() + resetMs });
    if (value <= window.limit) return value;
    await giveBack();
    throw slowDown(resetMs);
  };
  const failures = await take(login.window);
  for (const window of names.address) await take(window);
  // One time for both pauses: otherwise the hidden one would end a moment after the visible one.
  const at = now();
  if (!(await login.begin(failures, at))) {
    await giveBack();
    throw slowDown(await login.resting());
  }
  const countsFor = async (counter: ReturnType<typeof pausing>): Promise<boolean> => {
    if ((await counter.resting()) > 0) return false;
    if (await counter.begin(await take(counter.window), at)) return true;
    await giveBack((window) => window === counter.window);
    return false;
  };
  const counts = account === undefined || (await countsFor(account));
  const counters = [login, ...(account && counts ? [account] : [])];

  /** The outcome is final; a counter that cannot be updated expires by itself. */
  const note = (work: () => Promise<void>): Promise<void> => work().catch(() => undefined);
  return {
    counts,
    failed: () => Promise.resolve(),
    succeeded: () =>
      note(async () => {
        await giveBack((window) => names.address.includes(window));
        for (const counter of counters) await counter.clear();
        await store.set(names.known, '1', KNOWN_MS);
      }),
    released: () =>
      note(async () => {
        await giveBack();
        for (const counter of counters) await counter.release();
      }),
  };
};
