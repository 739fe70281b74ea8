import { TargetKind, wakes, type Comment } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { sourceOf } from '../../live/watch.js';

/**
 * After a write of the viewer in a thread: this process reads the thread anew at once. The wake of the write may still be on its way,
 * and the member's next read must not get the page of before. Pages of posts have the counts of comments.
 */
export const threadWritten = (ctx: Ctx, { target }: Comment): void => {
  if (!target) return;
  ctx.parts.watch.change(wakes.thread(target.kind, target.id));
  if (target.kind === TargetKind.POST) reactionWritten(ctx);
};

/** The same after a reaction of the viewer, which is in the own reads before the thread's wake brings the new sum to all. */
export const reactionWritten = ({ parts, viewer }: Ctx): void => {
  if (viewer.memberId !== undefined) parts.watch.change(sourceOf(wakes.reactions, viewer.memberId));
};
