import { fromBinary } from '@bufbuild/protobuf';
import { threadOf, ThreadFrameSchema, type ThreadFrame } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import type { FrameSource } from '../../live/frame-source.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { followChannel, followInput, type ChannelKind } from '../follow-channel.js';
import { operation } from '../operation.js';
import { keptRights } from '../social/kept-rights.js';
import { isKept } from './kept-targets.js';

/**
 * The frames of a thread after `seq`. They end when the reader may no longer see the thread's target: at once after a block or a
 * change in the group of its post, at the latest five minutes later. OUTDATED for an expired or invalid ticket and for a post of a group
 * that the reader may no longer see, FORBIDDEN for another member's ticket.
 */
export const followThread = operation({
  input: followInput,
  access: 'public',
  run: (ctx, input): Promise<FrameSource<ThreadFrame>> => followChannel(ctx, input, thread),
});

const THREADS = 'comments.thread.';

type Target = ReturnType<typeof threadOf>;

/** Whether the reader may see the thread now. During an outage of comments the reader stays. */
const isShown = async ({ services }: Ctx, target: Target): Promise<boolean> => {
  if (!isKept(target.kind)) return true;
  const read = services.comments.listComments({ target, page: { size: 1 }, replies: 0, newestId: '' });
  const shown = await read.catch(noneWhenNotFound).catch(() => 'unknown');
  return shown !== undefined;
};

const thread: ChannelKind<Target, ThreadFrame> = {
  subjectOf: (channel) => (channel.startsWith(THREADS) ? threadOf(channel) : undefined),
  isShown,
  decode: (data) => fromBinary(ThreadFrameSchema, data),
  rights: ({ kind }, admission) => (isKept(kind) ? keptRights(admission) : []),
};
