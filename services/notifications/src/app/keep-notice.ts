import {
  GROUP,
  OWN_PROFILE,
  POST,
  recipientsAmong,
  type Cause,
  type NoticeKind,
} from '../domain/notification.js';
import { keepCauses, type CauseDeps } from './keep-cause.js';

/** An event of the social service that members are notified of, after a change. */
export interface NoticeFacts extends Pick<Cause, 'id' | 'time' | 'removed' | 'badge' | 'others'> {
  readonly kind: NoticeKind;
  readonly recipientIds: readonly string[];
  readonly actorId: string | undefined;
  /** Id of the post or group. */
  readonly subjectId: string | undefined;
}

const onPosts: ReadonlySet<NoticeKind> = new Set(['clap', 'comment', 'poll-ended']);

/** Notifies members of events of the social service, each given once; see `keepCauses`. */
export const keepNotices = (deps: CauseDeps) => {
  const keep = keepCauses(deps);
  return (notices: readonly NoticeFacts[]): Promise<void> => keep(notices.flatMap(toCauses));
};

const toCauses = ({ kind, recipientIds, actorId, subjectId, ...facts }: NoticeFacts): Cause[] => {
  const to = (memberIds: readonly string[], target: Cause['target']): Cause => ({
    ...facts,
    actorId,
    recipients: recipientsAmong(memberIds, kind, actorId ?? ''),
    target,
  });
  // A notification about the member's own profile has the profile as its target, so each member gets a separate cause.
  return subjectId === undefined
    ? [...new Set(recipientIds)].map((memberId) => to([memberId], { kind: OWN_PROFILE, id: memberId }))
    : [to(recipientIds, { kind: onPosts.has(kind) ? POST : GROUP, id: subjectId })];
};
