import { fromBinary } from '@bufbuild/protobuf';
import { DomainError } from '@seyir/kit/stateless';
import { threadOf, ThreadFrameSchema, type ThreadFrame } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { FrameSource } from '../../live/frame-source.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { operation } from '../operation.js';
import { keptRights } from '../social/kept-rights.js';
import { isKept } from './kept-targets.js';

/**
 * The frames of a thread after `seq`. They end when the reader may no longer see the thread's target: at once after a block or a
 * change in the group of its post, at the latest five minutes later. OUTDATED for an expired or invalid ticket and for a post of a group
 * that the reader may no longer see, FORBIDDEN for another member's ticket.
 */
export const followThread = operation({
  input: z.object({ ticket: z.string().max(500), seq: z.int().min(0) }),
  access: 'public',
  async run(ctx, { ticket, seq }): Promise<FrameSource<ThreadFrame>> {
    const { viewer, parts } = ctx;
    const admission = parts.tickets.read(ticket);
    if (!admission?.channel.startsWith(THREADS))
      throw new DomainError('OUTDATED', { reason: 'channel ticket' });
    const { channel, memberId } = admission;
    if (memberId !== undefined && memberId !== viewer.memberId)
      throw new DomainError('FORBIDDEN', { reason: 'channel ticket of another member' });
    // The reader may have left the group since the ticket was issued.
    if (admission.groupId !== undefined && !(await isShown(ctx, channel)))
      throw new DomainError('OUTDATED', { reason: `channel ticket of ${channel}` });
    return new FrameSource({
      channel,
      fromSeq: seq,
      decode: (data) => fromBinary(ThreadFrameSchema, data),
      rights: isKept(threadOf(channel).kind) ? keptRights(admission) : [],
      renew: async () => ((await isShown(ctx, channel)) ? parts.tickets.issue(admission) : undefined),
    });
  },
});

const THREADS = 'comments.thread.';

/** Whether the reader may see the thread now. During an outage of comments the reader stays. */
const isShown = async ({ services }: Ctx, channel: string): Promise<boolean> => {
  const target = threadOf(channel);
  if (!isKept(target.kind)) return true;
  const read = services.comments.listComments({ target, page: { size: 1 }, replies: 0, newestId: '' });
  const shown = await read.catch(noneWhenNotFound).catch(() => 'unknown');
  return shown !== undefined;
};
