import type { Clock } from '@seyir/kit';
import type { CrowdStore } from './crowd-ports.js';

/** Rooms watch an episode within this time of each other; after it, nobody needs to know who reacted. */
const KEPT_MS = 30 * 86_400_000;

/** One run of the job that deletes who reacted to which second, after 30 days. The counts have no names and stay. */
export const forgetCounted =
  ({ crowd, clock }: { readonly crowd: CrowdStore; readonly clock: Clock }) =>
  async (): Promise<void> => {
    await crowd.forgetCounted(new Date(clock.now().getTime() - KEPT_MS));
  };
