import { hash as digest } from 'node:crypto';
import { elapsed, type Clock, type KeyValue, type LiveChannel } from '@seyir/kit/stateless';
import { LRUCache } from 'lru-cache';
import { roughSize } from '../live/rough-size.js';
import type { Services } from '../services.js';
import { createSessionEnds } from './session-ends.js';
import { knownSession, type KnownSession, type SessionState } from './session.js';

/** Finds sessions by the cookie's token: this process 5 s → KeyValue 60 s → accounts. */
export interface Sessions {
  find(token: string | undefined): Promise<SessionState>;
  /** The token's session if this process has seen it active; it may have ended since. Undefined for a made-up token. */
  seenActive(token: string | undefined): KnownSession | undefined;
  /** Drops a token from this process and from the KeyValue store. */
  forget(token: string): Promise<void>;
  /**
   * Calls the listener when the session of an open connection has ended, also by expiry, and within a minute if the wake was
   * lost. Returns a function that stops listening.
   */
  onEnd(state: SessionState & { kind: 'active' }, listener: () => void): () => void;
  close(): Promise<void>;
}

/** About 100,000 sessions, as counted by `roughSize`. */
const MEMORY_BYTES = 70_000_000;
const MOST_HASHES = 100_000;

const MEMORY_MS = 5_000;
const STORE_MS = 60_000;
/** Maximum time between two checks of an open connection's session; the checks are spread. */
const CHECK_MS = 60_000;
const JITTER = 0.25;
/** Pause before a retry if accounts did not answer. */
const AGAIN_MS = 5_000;
/** A write that is refused for its missing session must be answered within two seconds, even by a busy process. */
const LOOK_UP_MS = 1_200;

export interface SessionsOptions {
  /** Calls as a visitor, because a token is looked up before the viewer is known. */
  readonly accounts: Services['accounts'];
  readonly keyValue: KeyValue;
  readonly live: LiveChannel;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

export const createSessions = ({ accounts, keyValue, live, clock, onError }: SessionsOptions): Sessions => {
  const now = () => clock.now().getTime();
  const age = elapsed(clock);
  /** Token hashes of the sessions that were looked up last, by id. Not all of them are cached. */
  const hashes = new LRUCache<string, string>({ maxSize: MOST_HASHES, sizeCalculation: () => 1 });
  const memory = new LRUCache<string, SessionState, string>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (state) => roughSize(state),
    ttl: MEMORY_MS,
    ttlResolution: 0,
    perf: { now: age },
    // Old states are kept for `seenActive`, also while accounts does not answer.
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // Callers that wait for a look-up get its result even if the token is dropped meanwhile; it is not cached then.
    ignoreFetchAbort: true,
    fetchMethod: async (hash, _old, { context: token }) => {
      const state = await read(token, hash);
      if (state.kind === 'active') hashes.set(state.session.id, hash);
      return state;
    },
  });
  const ends = createSessionEnds({
    live,
    age,
    onEnd(sessionId) {
      const hash = hashes.get(sessionId);
      if (hash === undefined) return;
      memory.delete(hash);
      keyValue.delete(storeKey(hash)).catch(onError);
    },
    onError,
  });
  const store = async (hash: string, session: KnownSession): Promise<void> => {
    const key = storeKey(hash);
    await keyValue.set(key, JSON.stringify(session), STORE_MS);
    // The session may have ended while this was being stored.
    if (ends.hasChanged(session.id)) await keyValue.delete(key);
  };

  const read = async (token: string, hash: string): Promise<SessionState> => {
    const stored = await keyValue.get(storeKey(hash)).catch(() => undefined);
    if (stored) {
      const session = JSON.parse(stored) as KnownSession;
      const state = { kind: 'active', session, token } as const;
      // An expired session may have been extended since.
      if (!ends.hasChanged(session.id) && !isOver(state, now())) return state;
    }
    const { session } = await accounts.getSession({ token }, { timeoutMs: LOOK_UP_MS });
    if (!session) return { kind: 'ended' };
    const known = knownSession(session);
    if (!ends.hasChanged(known.id)) await store(hash, known).catch(() => undefined);
    return { kind: 'active', session: known, token };
  };

  const find = async (token: string | undefined): Promise<SessionState> => {
    if (!token) return { kind: 'none' };
    const hash = hashOf(token);
    try {
      const known = memory.peek(hash);
      const forceRefresh = known !== undefined && isOver(known, now());
      const state = await memory.forceFetch(hash, { context: token, forceRefresh });
      // A state that was read before the end must not outlast it.
      if (state.kind === 'active' && ends.hasChanged(state.session.id)) memory.delete(hash);
      return isOver(state, now()) ? { kind: 'ended' } : state;
    } catch (error) {
      onError(error);
      return { kind: 'unknown', token };
    }
  };

  const forget = async (token: string): Promise<void> => {
    const hash = hashOf(token);
    // Also cancels a running look-up, which may have been answered before the change.
    memory.delete(hash);
    await keyValue.delete(storeKey(hash)).catch(onError);
  };

  /** Checks again each minute and at the session's expiry, as long as it is active. */
  const outlive = async (
    expiresAt: number,
    look: () => Promise<SessionState>,
    signal: AbortSignal,
  ): Promise<void> => {
    let until = expiresAt;
    for (;;) {
      const checkMs = CHECK_MS * (1 - JITTER * Math.random());
      const waitMs = until > 0 ? Math.min(Math.max(until - now(), 0), checkMs) : checkMs;
      await clock.sleep(waitMs, signal).catch(() => undefined);
      if (signal.aborted) return;
      const state = await look();
      if (state.kind === 'ended') return;
      until = state.kind === 'active' ? state.session.expiresAt : now() + AGAIN_MS;
    }
  };

  return {
    find,
    seenActive(token) {
      const state = token === undefined ? undefined : memory.get(hashOf(token), { allowStale: true });
      return state?.kind === 'active' ? state.session : undefined;
    },
    forget,
    onEnd({ session, token }, listener) {
      const stopping = new AbortController();
      const look = async (): Promise<SessionState> => {
        const state = await find(token);
        if (state.kind === 'ended' && !stopping.signal.aborted) listener();
        return state;
      };
      // A wake is a hint: the session may still be active.
      const release = ends.on(session.id, () => void forget(token).then(look).catch(onError));
      void outlive(session.expiresAt, look, stopping.signal).catch(onError);
      return () => {
        stopping.abort();
        release();
      };
    },
    close: () => ends.close(),
  };
};

/** The token itself is stored only in the cookie. */
const hashOf = (token: string): string => digest('sha256', token, 'base64url');

const storeKey = (hash: string): string => `gateway:session:${hash}`;

const isOver = (state: SessionState, now: number): boolean =>
  state.kind === 'active' && state.session.expiresAt > 0 && state.session.expiresAt <= now;
