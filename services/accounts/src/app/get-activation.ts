import type { Clock } from '@seyir/kit';
import { isBrowserOf } from './activate.js';
import type { Registrations } from './ports.js';
import { tokenHash } from './token-hash.js';

/**
 * What an activation link is good for: `ready` activates as it is, `password` asks for that of the registration first,
 * `used` when its address has an account by now, `expired` also for a token that never was.
 */
export type ActivationState = 'ready' | 'password' | 'used' | 'expired';

export interface FoundActivation {
  readonly state: ActivationState;
  /** Of a registration that can be activated; else empty. */
  readonly username: string;
}

/** Looks an activation link up for the browser that opens it; nothing is spent. */
export const getActivation =
  ({ registrations, clock }: { registrations: Registrations; clock: Clock }) =>
  async (token: string, browser: string): Promise<FoundActivation> => {
    const found = await registrations.byLink(tokenHash(token), clock.now());
    if (!found) return { state: 'expired', username: '' };
    if (found.state !== 'waiting') return { state: 'used', username: '' };
    return { state: isBrowserOf(found, browser) ? 'ready' : 'password', username: found.username };
  };
