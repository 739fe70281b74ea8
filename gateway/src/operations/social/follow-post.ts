import { fromBinary } from '@bufbuild/protobuf';
import { DomainError, type Viewer } from '@seyir/kit/stateless';
import { channels, PostFrameSchema, postOfChannel, type Post, type PostFrame } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import type { Admission } from '../../live/channel-tickets.js';
import { FrameSource } from '../../live/frame-source.js';
import { operation } from '../operation.js';
import { keptRights } from './kept-rights.js';

type Live = { readonly seq: number; readonly ticket: string };

/** The ticket with which the viewer follows the claps of a post after reading it. */
export const clapLive = ({ parts, viewer }: Ctx, { id, groupId, clapSeq }: Post): Live => ({
  seq: clapSeq,
  ticket: parts.tickets.issue(admissionOf(viewer, channels.claps(id), groupId)),
});

/** The ticket with which the viewer follows the results of a post's poll; undefined if they are hidden or final. */
export const pollLive = ({ parts, viewer }: Ctx, { id, groupId, poll }: Post): Live | undefined =>
  poll === undefined || poll.resultsHidden || poll.ended
    ? undefined
    : { seq: poll.seq, ticket: parts.tickets.issue(admissionOf(viewer, channels.poll(id), groupId)) };

const admissionOf = ({ memberId }: Viewer, channel: string, groupId: string): Admission => ({
  channel,
  ...(memberId !== undefined && { memberId }),
  ...(groupId !== '' && { groupId }),
});

/**
 * The frames of a post's claps or poll after `seq`. They end when the reader may no longer see the post: at once after a block or
 * a change in the post's group, at the latest five minutes later. OUTDATED for an expired or invalid ticket, FORBIDDEN for
 * another member's.
 */
export const followPost = operation({
  input: z.object({ ticket: z.string().max(500), seq: z.int().min(0) }),
  access: 'public',
  async run(ctx, { ticket, seq }): Promise<FrameSource<PostFrame>> {
    const { viewer, parts } = ctx;
    const admission = parts.tickets.read(ticket);
    const followed = admission && postOfChannel(admission.channel);
    if (!followed) throw new DomainError('OUTDATED', { reason: 'channel ticket' });
    const { channel, memberId } = admission;
    if (memberId !== undefined && memberId !== viewer.memberId)
      throw new DomainError('FORBIDDEN', { reason: 'channel ticket of another member' });
    // The reader may have left the group since the ticket was issued.
    if (admission.groupId !== undefined && !(await isShown(ctx, followed)))
      throw new DomainError('OUTDATED', { reason: `channel ticket of post ${followed.postId}` });
    return new FrameSource({
      channel,
      fromSeq: seq,
      decode: (data) => fromBinary(PostFrameSchema, data),
      rights: keptRights(admission),
      renew: async () => ((await isShown(ctx, followed)) ? parts.tickets.issue(admission) : undefined),
    });
  },
});

/** Whether the reader may see these counts of the post now. During an outage of social the reader stays. */
const isShown = async (
  { services }: Ctx,
  { counts, postId }: NonNullable<ReturnType<typeof postOfChannel>>,
): Promise<boolean> => {
  try {
    const { posts } = await services.social.getPosts({ ids: [postId] });
    const [post] = posts;
    return post !== undefined && (counts === 'claps' || post.poll?.resultsHidden === false);
  } catch {
    return true;
  }
};
