import type { Restraint } from '../domain/restraint.js';
import { restrain, type RestrainDeps } from './restrain.js';

/** Removes a block; a mute stays. A missing block is no error; errors as in `restrain`. */
export const unblockMember =
  (deps: RestrainDeps) =>
  (memberId: string, otherId: string): Promise<Restraint> =>
    restrain(deps)(memberId, otherId, { blocked: false });
