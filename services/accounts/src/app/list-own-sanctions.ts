import type { Sanction } from '../domain/sanction.js';
import type { SanctionStore } from './ports.js';

/** Among the last so many, those in force are found. */
const MOST = 100;

/** The member's silences and bans in force, the last one first. */
export const listOwnSanctions =
  ({ sanctions }: { readonly sanctions: SanctionStore }) =>
  async (memberId: string): Promise<Sanction[]> =>
    (await sanctions.ofMember(memberId, MOST)).filter(({ endedAt }) => endedAt === undefined);
