import { TargetKind } from '@seyir/proto';

/**
 * Whether members may hide targets of this kind from others: threads of such targets are read with the viewer's rights, and never
 * cached.
 */
export const isKept = (kind: TargetKind): boolean =>
  kind === TargetKind.COLLECTION || kind === TargetKind.POST;
