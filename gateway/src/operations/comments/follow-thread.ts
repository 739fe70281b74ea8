import { fromBinary } from '@bufbuild/protobuf';
import { DomainError } from '@seyir/kit/stateless';
import { TargetKind, threadOf, ThreadFrameSchema, type ThreadFrame } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { FrameSource, type RightsSubject } from '../../live/frame-source.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { operation } from '../operation.js';
import { rightsOf } from '../social/follow-post.js';
import { isKept } from './kept-targets.js';

/**
 * The frames of a thread after `seq`. They end when the reader may no longer see the thread's target: below a post at once after a
 * block or a change in the post's group, otherwise at the latest five minutes later. OUTDATED for an expired or invalid ticket and for
 * a post that is hidden now, FORBIDDEN for another member's ticket.
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
    return new FrameSource({
      channel,
      fromSeq: seq,
      decode: (data) => fromBinary(ThreadFrameSchema, data),
      rights: await rightsIn(ctx, threadOf(channel), memberId),
      renew: async () => ((await isShown(ctx, channel)) ? parts.tickets.issue(admission) : undefined),
    });
  },
});

const THREADS = 'comments.thread.';

/**
 * The wakes after which the reader of a thread below a post may no longer see it. OUTDATED if the post is hidden now. During an outage
 * of social the reader is checked every five minutes.
 */
const rightsIn = async (
  { services }: Ctx,
  { kind, id }: ReturnType<typeof threadOf>,
  memberId: string | undefined,
): Promise<RightsSubject[]> => {
  if (kind !== TargetKind.POST) return [];
  const answer = await services.social.getPosts({ ids: [id] }).catch(() => undefined);
  if (!answer) return [];
  const [post] = answer.posts;
  if (!post) throw new DomainError('OUTDATED', { reason: `channel ticket of post ${id}` });
  return rightsOf({ ...(memberId && { memberId }), ...(post.groupId && { groupId: post.groupId }) });
};

/** Whether the reader may see the thread now. During an outage of comments the reader stays. */
const isShown = async ({ services }: Ctx, channel: string): Promise<boolean> => {
  const target = threadOf(channel);
  if (!isKept(target.kind)) return true;
  const read = services.comments.listComments({ target, page: { size: 1 }, replies: 0, newestId: '' });
  const shown = await read.catch(noneWhenNotFound).catch(() => 'unknown');
  return shown !== undefined;
};
