import type { ReactionKind } from '../generated/types.js';

/** The reactions in the order of their numbers. A member has one per target (product-rules). */
export const reactionSigns: readonly { kind: ReactionKind; sign: string }[] = [
  { kind: 'LIKE', sign: '👍' },
  { kind: 'DISLIKE', sign: '👎' },
  { kind: 'GREAT', sign: '😍' },
  { kind: 'FUNNY', sign: '😂' },
  { kind: 'SAD', sign: '😢' },
  { kind: 'SURPRISED', sign: '😮' },
];
