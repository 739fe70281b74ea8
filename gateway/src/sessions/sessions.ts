import { createHash } from 'node:crypto';
import { elapsed, type Clock, type KeyValue } from '@seyir/kit/stateless';
import { LRUCache } from 'lru-cache';
import { wakes } from '@seyir/proto';
import type { Watch } from '../live/watch.js';
import type { Services } from '../services.js';
import { knownSession, type KnownSession, type SessionState } from './session.js';

/** Finds sessions by the cookie's token: this process 5 s → KeyValue 60 s → accounts. */
export interface Sessions {
  find(token: string | undefined): Promise<SessionState>;
  /** The token's session if this process has seen it going on; it may have ended since. An invented token has none. */
  seenActive(token: string | undefined): KnownSession | undefined;
  /** Forgets a token in this process and in the KeyValue store. */
  forget(token: string): Promise<void>;
  /** Called once the session of an open connection has ended, also by its time. Answers how to stop listening. */
  onEnd(state: SessionState & { kind: 'active' }, listener: () => void): () => void;
}

const MEMORY_MS = 5_000;
const STORE_MS = 60_000;
/** A timer takes 24 days at most; sessions may have 30. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
/** Accounts that did not answer is asked again after this time. */
const AGAIN_MS = 5_000;
/** A write refused for want of its session is refused within two seconds, those of a busy process included. */
const LOOK_UP_MS = 1_200;

export interface SessionsOptions {
  /** Speaks as a visitor: a token is looked up before anyone is known. */
  readonly accounts: Services['accounts'];
  readonly keyValue: KeyValue;
  readonly watch: Watch;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

export const createSessions = ({ accounts, keyValue, watch, clock, onError }: SessionsOptions): Sessions => {
  const now = () => clock.now().getTime();
  const age = elapsed(clock);
  const memory = new LRUCache<string, { state: SessionState; until: number }>({ max: 10_000 });
  // Listened to for longer than the store keeps a session: whoever wrote it there must hear that it ended.
  const followed = new LRUCache<string, { subject: string; release: () => void }>({
    max: 10_000,
    dispose: ({ release }) => release(),
  });
  const loading = new Map<string, Promise<SessionState>>();

  const follow = (sessionId: string, hash: string) => {
    if (followed.has(hash)) return;
    const subject = wakes.session(sessionId);
    const release = watch.hold(subject, () => {
      memory.delete(hash);
      keyValue.delete(storeKey(hash)).catch(onError);
    });
    followed.set(hash, { subject, release });
  };

  /** Wakes heard so far of a session that is followed. */
  const heard = (hash: string): number | undefined => {
    const entry = followed.get(hash);
    return entry && watch.version(entry.subject);
  };

  const read = async (token: string, hash: string): Promise<SessionState> => {
    const stored = await keyValue.get(storeKey(hash)).catch(() => undefined);
    if (stored) {
      const session = JSON.parse(stored) as KnownSession;
      follow(session.id, hash);
      return { kind: 'active', session, token };
    }
    const before = heard(hash);
    const { session } = await accounts.getSession({ token }, { timeoutMs: LOOK_UP_MS });
    if (!session) return { kind: 'ended' };
    const known = knownSession(session);
    follow(known.id, hash);
    // Put where others find it only if its end would have been heard all along: from the second look-up on.
    if (before !== undefined && before === heard(hash))
      await keyValue.set(storeKey(hash), JSON.stringify(known), STORE_MS).catch(() => undefined);
    return { kind: 'active', session: known, token };
  };

  const load = async (token: string, hash: string): Promise<SessionState> => {
    try {
      const before = heard(hash);
      const state = await read(token, hash);
      if (before === undefined || before === heard(hash))
        memory.set(hash, { state, until: age() + MEMORY_MS });
      return state;
    } catch (error) {
      onError(error);
      return { kind: 'unknown', token };
    }
  };

  const find = async (token: string | undefined): Promise<SessionState> => {
    if (!token) return { kind: 'none' };
    const hash = hashOf(token);
    const known = memory.get(hash);
    if (known && known.until > age() && !isOver(known.state, now())) return known.state;
    const running = loading.get(hash);
    if (running) return running;
    const promise = load(token, hash)
      .then((state): SessionState => (isOver(state, now()) ? { kind: 'ended' } : state))
      .finally(() => loading.delete(hash));
    loading.set(hash, promise);
    return promise;
  };

  const forget = async (token: string): Promise<void> => {
    const hash = hashOf(token);
    memory.delete(hash);
    await keyValue.delete(storeKey(hash)).catch(onError);
  };

  /** Looks again whenever the session's time is over, for as long as it goes on: it may have been given more. */
  const outlive = async (
    expiresAt: number,
    look: () => Promise<SessionState>,
    signal: AbortSignal,
  ): Promise<void> => {
    let until = expiresAt;
    while (until > 0) {
      await clock.sleep(Math.min(Math.max(until - now(), 0), LONGEST_WAIT_MS), signal).catch(() => undefined);
      if (signal.aborted) return;
      if (until > now()) continue;
      const state = await look();
      if (state.kind === 'ended') return;
      until = state.kind === 'active' ? state.session.expiresAt : now() + AGAIN_MS;
    }
  };

  return {
    find,
    seenActive(token) {
      const state = token === undefined ? undefined : memory.get(hashOf(token))?.state;
      return state?.kind === 'active' ? state.session : undefined;
    },
    forget,
    onEnd({ session, token }, listener) {
      const stopping = new AbortController();
      // A wake is a hint: it also comes after a reconnect, and then the session may well go on.
      const look = async (): Promise<SessionState> => {
        await forget(token);
        const state = await find(token);
        if (state.kind === 'ended' && !stopping.signal.aborted) listener();
        return state;
      };
      const release = watch.hold(wakes.session(session.id), () => void look().catch(onError));
      void outlive(session.expiresAt, look, stopping.signal).catch(onError);
      return () => {
        stopping.abort();
        release();
      };
    },
  };
};

/** The token itself lies nowhere but in the cookie. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const storeKey = (hash: string): string => `gateway:session:${hash}`;

const isOver = (state: SessionState, now: number): boolean =>
  state.kind === 'active' && state.session.expiresAt > 0 && state.session.expiresAt <= now;
