import type { TargetKind } from './gen/seyir/comments/v1/types_pb.js';

/** Channels of Broadcast: owners publish numbered frames on them, and open connections receive them. */
export const channels = {
  /** comments: `ThreadFrame` after each change of a thread. */
  thread: (kind: TargetKind, targetId: string) => `comments.thread.${kind}.${targetId}`,
  /** messaging: `RoomFrame` after each change of a room; a channel is used while the room has this epoch. */
  room: (code: string, epoch: number) => `messaging.room.${code}.${epoch}`,
  /** social: `PostFrame` with the claps of a post, at most once a second. */
  claps: (postId: string) => `social.claps.${postId}`,
  /** social: `PostFrame` with the results of a post's poll, at most once a second; only for readers who may see them. */
  poll: (postId: string) => `social.poll.${postId}`,
} as const;

/** The post of a channel, and which of its counts the channel carries; undefined for other channels. */
export const postOfChannel = (
  channel: string,
): { readonly counts: 'claps' | 'poll'; readonly postId: string } | undefined => {
  const [owner, counts, postId] = channel.split('.');
  if (owner !== 'social' || postId === undefined || (counts !== 'claps' && counts !== 'poll'))
    return undefined;
  return { counts, postId };
};

/** The target of a thread's channel. */
export const threadOf = (channel: string): { kind: TargetKind; id: string } => {
  const [, , kind = '', ...id] = channel.split('.');
  return { kind: Number(kind), id: id.join('.') };
};
