import { TargetKind } from '@seyir/proto';

/**
 * Whether members may hide targets of this kind from others: threads of such targets are read with the viewer's rights, and never
 * cached.
 */
export const isKept = (kind: TargetKind): boolean =>
  kind === TargetKind.COLLECTION || kind === TargetKind.POST;

/** Whether the owner of such a target decides for each viewer who may see it. Everybody may see the targets of other kinds. */
export const isLookedUp = (kind: TargetKind): boolean => isKept(kind) || kind === TargetKind.DISCUSSION;
