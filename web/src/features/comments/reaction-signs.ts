import type { ReactionKind } from '../../generated/types.js';

/** Product-rules: one a member a target; in the order of their numbers. */
export const reactionSigns: readonly { kind: ReactionKind; sign: string }[] = [
  { kind: 'LIKE', sign: '👍' },
  { kind: 'DISLIKE', sign: '👎' },
  { kind: 'GREAT', sign: '😍' },
  { kind: 'FUNNY', sign: '😂' },
  { kind: 'SAD', sign: '😢' },
  { kind: 'SURPRISED', sign: '😮' },
];
