import { DomainError } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import { detailsOf } from '../domain/sanction.js';
import type { SanctionStore } from './ports.js';

/** BANNED with the end and the reason. Called only after the proof was accepted: nobody else learns of a ban. */
export const assertNotBanned = async (
  sanctions: Pick<SanctionStore, 'inForce'>,
  { id, banned }: Pick<Member, 'id' | 'banned'>,
): Promise<void> => {
  if (!banned) return;
  const ban = await sanctions.inForce(id, 'ban');
  throw new DomainError('BANNED', ban && { sanction: detailsOf(ban) });
};
