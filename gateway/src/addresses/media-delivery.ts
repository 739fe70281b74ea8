import type { Clock } from '@seyir/kit/stateless';

/** Gives the addresses at which players load an asset's manifests and segments. */
export interface MediaDelivery {
  /** @returns the prefix of the asset's files with a trailing slash, valid for six hours */
  prefix(asset: string): string;
}

const LIFETIME_SECONDS = 6 * 60 * 60;
/** Within this time an asset keeps its address, so that browsers and caches can keep its files. */
const STEP_SECONDS = 10 * 60;

/** The end of a new address, in seconds since 1970. */
export const expiryOf = (clock: Clock): number =>
  Math.ceil(clock.now().getTime() / 1000 / STEP_SECONDS) * STEP_SECONDS + LIFETIME_SECONDS;
