import type { TargetKind } from './gen/seyir/comments/v1/types_pb.js';

/**
 * Subjects of the LiveChannel: an owner wakes them after a commit, and the gateway listens. A wake contains at most the ids of
 * the changed things (`changedIds`); a listener reads their data again.
 */
export const wakes = {
  /** accounts: sessions have ended, or their member may write again; with the session ids. */
  sessions: 'accounts.sessions.ended',
  /** accounts: names, avatars or profile pages of members have changed; once per write, with the member ids. */
  members: 'accounts.members.changed',
  /** catalogue: titles, their seasons or episodes have changed; once per write, with the title ids. */
  catalogue: 'catalogue.changed',
  /** playback: the sources or segments of an episode have changed. */
  sources: (episodeId: string) => `playback.sources.${episodeId}`,
  /** comments: a comment, reply or reaction in the thread has changed. */
  thread: (kind: TargetKind, targetId: string) => `comments.thread.${kind}.${targetId}`,
  /** comments: the content that may be hidden from members has changed; with the member ids. */
  restraints: 'comments.restraints.changed',
  /** comments: topics of the forum were added, changed or moved up by a post. */
  forum: 'comments.forum',
  /** social: a post was added to the flow, or removed from it. */
  flow: 'social.flow',
  /** messaging: something has changed in the member's conversations. */
  messages: (memberId: string) => `messaging.member.${memberId}`,
  /** messaging: another member is typing to the member; with the id of the conversation. */
  typing: (memberId: string) => `messaging.typing.${memberId}`,
  /** social: the number of the member's friends has changed. */
  friends: (memberId: string) => `social.friends.${memberId}`,
  /** social: a group, its members or its posts have changed. */
  group: (groupId: string) => `social.group.${groupId}`,
  /** social: a member has joined the group, left it, or got another role in it. */
  groupStanding: (groupId: string, memberId: string) => `social.group.${groupId}.${memberId}`,
  /** social: the plan of the group has changed. */
  groupPlan: (groupId: string) => `social.plan.${groupId}`,
  /** social: the collection has changed, or some readers may no longer see it; with its id. */
  collection: (collectionId: string) => `social.collection.${collectionId}`,
  /** catalogue: content requests were added, answered or removed. */
  requests: 'catalogue.requests',
  /** notifications: the member's list has changed. */
  activity: (memberId: string) => `notifications.member.${memberId}`,
} as const;

/** The change that a wake reports. */
export interface Change {
  /** Undefined: too many ids, or unknown; any of the things may have changed. */
  readonly ids: readonly string[] | undefined;
  /** The things must not be shown any more, not even while they are read again: they were removed, or are no longer public. */
  readonly withdrawn: boolean;
}

/** A wake with more ids than this names none: a listener then reads all of its things again. */
const MOST_IDS = 5;
/** Maximum length of a hint of the LiveChannel, in characters. */
const LONGEST_HINT = 200;
const MANY = 'many';
const WITHDRAWN = '!';

/** The hint of a wake for changed things: at most five ids, or "many". */
export const changedIds = (ids: readonly string[]): string => {
  const named = [...new Set(ids)];
  const hint = named.join(' ');
  return named.length === 0 || named.length > MOST_IDS || hint.length >= LONGEST_HINT ? MANY : hint;
};

/** The hint of a wake for things that must not be shown any more. */
export const withdrawnIds = (ids: readonly string[]): string => WITHDRAWN + changedIds(ids);

/** Parses a hint. A missing hint, as after a reconnect, means that anything may have changed. */
export const readChange = (hint: string | undefined): Change => {
  const withdrawn = hint?.startsWith(WITHDRAWN) ?? false;
  const names = (withdrawn ? hint?.slice(WITHDRAWN.length) : hint) ?? '';
  return { ids: names === '' || names === MANY ? undefined : names.split(' '), withdrawn };
};
