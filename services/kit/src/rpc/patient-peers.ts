import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '../errors/index.js';
import type { Peers } from './peers-port.js';
import type { ServiceClient } from './types.js';

/** Longer than a replica needs to start, or a busy database to recover. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 1_000;

type Invoke = (...call: unknown[]) => Promise<unknown>;

/**
 * Peers for operator commands: a call that answers TRY_AGAIN is retried for `patienceMs`. It throws when `signal` is aborted. Use
 * it only for calls that may run twice, such as imports and removals, and not for a reader's page.
 */
export const patientPeers = (
  peers: Peers,
  { patienceMs = PATIENCE_MS, signal }: { readonly patienceMs?: number; readonly signal?: AbortSignal } = {},
): Peers => ({
  client(contract) {
    const client = peers.client(contract) as Record<string, Invoke>;
    const methods = Object.entries(client).map(([name, invoke]) => {
      const again: Invoke = async (...call) => {
        for (const end = performance.now() + patienceMs; ;)
          try {
            return await invoke(...call);
          } catch (error) {
            if (!(error instanceof DomainError) || error.code !== 'TRY_AGAIN') throw error;
            const pause = error.details.retryAfterMs ?? PAUSE_MS;
            if (performance.now() + pause > end) throw error;
            await delay(pause, undefined, { signal });
          }
      };
      return [name, again] as const;
    });
    return Object.fromEntries(methods) as ServiceClient<typeof contract>;
  },
  close: () => peers.close(),
});
