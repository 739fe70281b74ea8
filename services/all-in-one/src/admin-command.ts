import { DomainError } from '@seyir/kit';
import { AccountsService, Role } from '@seyir/proto';
import type { CommandContext } from './command-context.js';
import { reachSite } from './reach-site.js';

const USAGE = `usage: npm run admin -- grant USERNAME
  grant      makes the member with this username an admin; the member signs in again`;

/** Texts for the operator about expected refusals. */
const refusals: Readonly<Record<string, string>> = {
  NOT_FOUND: 'There is no member with this username. Register it on the site first.',
  SIGN_IN_ELSEWHERE: 'An identity provider keeps the roles of this site: give the role admin there.',
};

/**
 * Makes a member an admin: the first admin of a site, who gives all other roles at /yonetim/uyeler.
 * @returns the exit code: 0, 1 if the member cannot be made one, or 2 for wrong arguments
 */
export const adminCommand = async (
  [command, username, ...more]: readonly string[],
  { config, env, out, complain, signal }: CommandContext,
): Promise<number> => {
  if (command !== 'grant' || !username || more.length > 0) {
    complain(USAGE);
    return 2;
  }
  const site = await reachSite(config, env, (text) => out.write(`› ${text}\n`), signal);
  try {
    const { member } = await site.peers.client(AccountsService).grantRole({ username, role: Role.ADMIN });
    out.write(`${member?.username ?? username} is an admin.\n`);
    return 0;
  } catch (error) {
    const refusal = error instanceof DomainError ? refusals[error.code] : undefined;
    if (refusal === undefined) throw error;
    complain(refusal);
    return 1;
  } finally {
    await site.close();
  }
};
