import type { Restraint } from '../domain/restraint.js';
import { restrain, type RestrainDeps } from './restrain.js';

/** Removes a mute; a block stays. A missing mute is no error; errors as in `restrain`. */
export const unmuteMember =
  (deps: RestrainDeps) =>
  (memberId: string, otherId: string): Promise<Restraint> =>
    restrain(deps)(memberId, otherId, { mute: undefined });
