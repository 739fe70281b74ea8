import type { Clock } from '@seyir/kit';
import { isBrowserOf } from './activate.js';
import type { Registrations } from './ports.js';
import { tokenHash } from './token-hash.js';

/**
 * The state of an activation link: `ready` activates directly, `password` needs the registration's password first, `used` means
 * that its address already has an account, `expired` includes unknown tokens.
 */
export type ActivationState = 'ready' | 'password' | 'used' | 'expired';

export interface FoundActivation {
  readonly state: ActivationState;
  /** Username of a registration that can be activated; otherwise empty. */
  readonly username: string;
}

/** Checks an activation link for the browser that opens it, without using it up. */
export const getActivation =
  ({ registrations, clock }: { registrations: Registrations; clock: Clock }) =>
  async (token: string, browser: string): Promise<FoundActivation> => {
    const found = await registrations.byLink(tokenHash(token), clock.now());
    if (!found) return { state: 'expired', username: '' };
    if (found.state !== 'waiting') return { state: 'used', username: '' };
    return { state: isBrowserOf(found, browser) ? 'ready' : 'password', username: found.username };
  };
