import type { Sanction } from '../domain/sanction.js';
import type { SanctionStore } from './ports.js';

/** Number of newest sanctions that are read to find those in force. */
const MOST = 100;

/** The member's silences and bans in force, the last one first. */
export const listOwnSanctions =
  ({ sanctions }: { readonly sanctions: SanctionStore }) =>
  async (memberId: string): Promise<Sanction[]> =>
    (await sanctions.ofMember(memberId, MOST)).filter(({ endedAt }) => endedAt === undefined);
