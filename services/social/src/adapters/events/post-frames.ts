import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import type { FoldedTally, ServiceContext, TallyHandler } from '@seyir/kit';
import { channels, PostFrameSchema } from '@seyir/proto';

type Sending = Pick<ServiceContext, 'unitOfWork' | 'broadcast'>;

/** After the commit of a fold, publishes the claps of posts to their open pages. */
export const publishClaps = (context: Sending): TallyHandler['afterFold'] =>
  publish(context, channels.claps, ([claps = 0]) => ({ claps }));

/** After the commit of a fold, publishes the results of polls to the open pages that may show them. */
export const publishResults = (context: Sending): TallyHandler['afterFold'] =>
  publish(context, channels.poll, (votes) => ({ votes: [...votes] }));

const publish =
  (
    { unitOfWork, broadcast }: Sending,
    channelOf: (postId: string) => string,
    contentOf: (counts: FoldedTally['counts']) => MessageInitShape<typeof PostFrameSchema>,
  ): TallyHandler['afterFold'] =>
  (folded) => {
    unitOfWork.afterCommit(() => {
      for (const { target, counts, version } of folded)
        broadcast.publish(channelOf(target.id), {
          seq: version,
          data: toBinary(PostFrameSchema, create(PostFrameSchema, contentOf(counts))),
          key: 'counts',
        });
    });
    return Promise.resolve();
  };
