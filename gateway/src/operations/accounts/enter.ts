import { DomainError } from '@seyir/kit/stateless';
import type { Session } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { knownSession, type KnownSession } from '../../sessions/session.js';

/** FORBIDDEN on transports that cannot set a cookie; call it before a session is opened. */
export const assertCookie = ({ facts }: Ctx): void => {
  if (!facts.cookie) throw new DomainError('FORBIDDEN', { reason: 'no cookie can be set here' });
};

/** Token of the browser's current session, which a sign-in replaces; empty for none. */
export const presentToken = ({ state }: Ctx): string =>
  state.kind === 'active' || state.kind === 'unknown' ? state.token : '';

/**
 * Sets the cookie of a newly opened session, and forgets the replaced one; from now on the request belongs to its member.
 */
export const enter = async (
  ctx: Ctx,
  { token, session }: { token: string; session?: Session | undefined },
  maxAgeSeconds?: number,
): Promise<KnownSession> => {
  if (!session) throw new DomainError('INTERNAL', { reason: 'signed in without a session' });
  const replaced = presentToken(ctx);
  if (replaced !== '') await ctx.parts.sessions.forget(replaced);
  ctx.facts.cookie?.set(token, maxAgeSeconds);
  const known = knownSession(session);
  ctx.signedIn(known, token);
  return known;
};
