import { notFound } from '@seyir/kit';
import type { Sanction } from '../domain/sanction.js';
import type { SanctionStore } from './ports.js';
import type { ProvesLogins } from './prove-login.js';

interface Deps {
  readonly proveLogin: ProvesLogins;
  readonly sanctions: SanctionStore;
}

export interface BanProof {
  readonly login: string;
  readonly password: string;
  readonly address: string;
}

/**
 * The ban of the member who proves the login, for an appeal without a session. Errors as in `proveLogin`; NOT_FOUND, only with the right
 * password, for a member who is not banned.
 */
export const proveBan =
  ({ proveLogin, sanctions }: Deps) =>
  async (proof: BanProof): Promise<Sanction> => {
    const member = await proveLogin(proof);
    const ban = member.banned ? await sanctions.inForce(member.id, 'ban') : undefined;
    if (!ban) throw notFound(`ban of member ${member.id}`);
    return ban;
  };
