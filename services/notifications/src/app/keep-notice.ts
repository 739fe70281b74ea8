import { GROUP, OWN_PROFILE, POST, toldOf, type Cause, type NoticeKind } from '../domain/notification.js';
import { keepCause, type CauseDeps } from './keep-cause.js';

/** An event of the social service that members are notified of, after a change. */
export interface NoticeFacts extends Pick<Cause, 'id' | 'time' | 'removed' | 'badge' | 'others'> {
  readonly kind: NoticeKind;
  readonly recipientIds: readonly string[];
  readonly actorId: string | undefined;
  /** Id of the post or group. */
  readonly subjectId: string | undefined;
}

const onPosts: ReadonlySet<NoticeKind> = new Set(['clap', 'comment', 'poll-ended']);

/** Notifies members of an event of the social service; see `keepCause`. */
export const keepNotice = (deps: CauseDeps) => {
  const keep = keepCause(deps);
  return async ({ kind, recipientIds, actorId, subjectId, ...facts }: NoticeFacts): Promise<void> => {
    // A notification about the member's own profile has the profile as its target, so each member gets a separate cause.
    if (subjectId === undefined)
      for (const memberId of recipientIds)
        await keep({
          ...facts,
          actorId,
          recipients: toldOf([memberId], kind, actorId ?? ''),
          target: { kind: OWN_PROFILE, id: memberId },
        });
    else
      await keep({
        ...facts,
        actorId,
        recipients: toldOf(recipientIds, kind, actorId ?? ''),
        target: { kind: onPosts.has(kind) ? POST : GROUP, id: subjectId },
      });
  };
};
