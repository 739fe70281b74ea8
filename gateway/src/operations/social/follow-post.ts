import { fromBinary } from '@bufbuild/protobuf';
import type { Viewer } from '@seyir/kit/stateless';
import { channels, PostFrameSchema, postOfChannel, type Post, type PostFrame } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import type { Admission } from '../../live/channel-tickets.js';
import type { FrameSource } from '../../live/frame-source.js';
import { followChannel, followInput, type ChannelKind } from '../follow-channel.js';
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
  input: followInput,
  access: 'public',
  run: (ctx, input): Promise<FrameSource<PostFrame>> => followChannel(ctx, input, countsOfPost),
});

type Followed = NonNullable<ReturnType<typeof postOfChannel>>;

/** Whether the reader may see these counts of the post now. During an outage of social the reader stays. */
const isShown = async ({ services }: Ctx, { counts, postId }: Followed): Promise<boolean> => {
  try {
    const { posts } = await services.social.getPosts({ ids: [postId] });
    const [post] = posts;
    return post !== undefined && (counts === 'claps' || post.poll?.resultsHidden === false);
  } catch {
    return true;
  }
};

const countsOfPost: ChannelKind<Followed, PostFrame> = {
  subjectOf: postOfChannel,
  isShown,
  decode: (data) => fromBinary(PostFrameSchema, data),
  rights: (_, admission) => keptRights(admission),
};
