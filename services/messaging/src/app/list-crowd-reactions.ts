import { isId } from '@seyir/kit';
import { LEAST_SHOWN, windowBehind, type CrowdSecond } from '../domain/crowd.js';
import type { CrowdStore } from './crowd-ports.js';

export interface CrowdQuery {
  readonly episodeId: string;
  readonly positionSeconds: number;
  /** 0 for the usual number. */
  readonly seconds: number;
}

/** Reactions of members of rooms to the seconds up to the viewer's position. Seconds with few reactions are left out. */
export const listCrowdReactions =
  ({ crowd }: { readonly crowd: CrowdStore }) =>
  async ({ episodeId, positionSeconds, seconds }: CrowdQuery): Promise<readonly CrowdSecond[]> =>
    isId(episodeId) ? crowd.list(episodeId, windowBehind(positionSeconds, seconds), LEAST_SHOWN) : [];
