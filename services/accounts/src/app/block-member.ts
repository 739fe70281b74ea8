import type { Restraint } from '../domain/restraint.js';
import { restrain, type RestrainDeps } from './restrain.js';

/**
 * Blocks a member: from now on neither sees the other's texts (product-rules, Community). Repeating it is no error; errors as in
 * `restrain`.
 */
export const blockMember =
  (deps: RestrainDeps) =>
  (memberId: string, otherId: string): Promise<Restraint> =>
    restrain(deps)(memberId, otherId, { blocked: true });
