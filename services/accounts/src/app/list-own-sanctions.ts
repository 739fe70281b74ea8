import type { Sanction } from '../domain/sanction.js';
import type { SanctionStore } from './ports.js';

/** The member's silence and ban in force, the last one first. */
export const listOwnSanctions =
  ({ sanctions }: { readonly sanctions: SanctionStore }) =>
  async (memberId: string): Promise<Sanction[]> => {
    const found = await Promise.all([
      sanctions.inForce(memberId, 'silence'),
      sanctions.inForce(memberId, 'ban'),
    ]);
    return found
      .flatMap((sanction) => sanction ?? [])
      .sort((a, b) => b.imposedAt.getTime() - a.imposedAt.getTime());
  };
