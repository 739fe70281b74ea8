import { isId, notFound } from '@seyir/kit';
import type { Sanction } from '../domain/sanction.js';
import type { SanctionStore } from './ports.js';

/** A silence or a ban, also an ended one. NOT_FOUND. */
export const getSanction =
  ({ sanctions }: { readonly sanctions: SanctionStore }) =>
  async (id: string): Promise<Sanction> => {
    const found = isId(id) ? await sanctions.byId(id) : undefined;
    if (!found) throw notFound(`sanction ${id}`);
    return found;
  };
