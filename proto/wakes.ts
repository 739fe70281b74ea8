import type { TargetKind } from './gen/seyir/comments/v1/types_pb.js';

/**
 * Subjects of the LiveChannel: what an owner wakes after commit, and what the gateway listens to. A wake is a hint
 * without data: who is woken reads again.
 */
export const wakes = {
  /** accounts: the session has ended, or its member's roles have changed. */
  session: (sessionId: string) => `accounts.session.${sessionId}`,
  /** accounts: a member's name, avatar or page has changed; once a write, however many it changed. */
  members: 'accounts.members.changed',
  /** catalogue: the title, its seasons or one of its episodes has changed. */
  title: (titleId: string) => `catalogue.title.${titleId}`,
  /** catalogue: any title or episode has changed; once a write, however many it changed. */
  catalogue: 'catalogue.changed',
  /** playback: the sources or segments of an episode have changed. */
  sources: (episodeId: string) => `playback.sources.${episodeId}`,
  /** comments: a comment, reply or reaction in the thread has changed. */
  thread: (kind: TargetKind, targetId: string) => `comments.thread.${kind}.${targetId}`,
  /** notifications: the member's list has changed. */
  activity: (memberId: string) => `notifications.member.${memberId}`,
} as const;
