import { badInput } from '@seyir/kit';
import { isMuteEnd, type Restraint } from '../domain/restraint.js';
import { restrain, type RestrainDeps } from './restrain.js';

/**
 * Hides another member's texts from the muting member only (product-rules, Community). BAD_INPUT for an end in the past or more
 * than a year ahead; other errors as in `restrain`.
 * @param until undefined: until the member removes the mute
 */
export const muteMember =
  (deps: RestrainDeps) =>
  async (memberId: string, otherId: string, until: Date | undefined): Promise<Restraint> => {
    if (until && !isMuteEnd(until, deps.clock.now())) throw badInput({ until: 'invalid' });
    return restrain(deps)(memberId, otherId, { mute: { until } });
  };
