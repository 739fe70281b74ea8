import { entriesRemoved, type ChangeList } from './change-list.js';
import type { NotificationStore, StandingNotification, SweepStore } from './ports.js';

interface Deps {
  readonly sweeping: SweepStore;
  readonly notifications: NotificationStore;
  readonly changeList: ChangeList;
}

/** Kinds whose cause is a comment. */
const ofComments: ReadonlySet<StandingNotification['kind']> = new Set(['reply', 'mention', 'comment']);

interface Step {
  readonly after: string;
  readonly limit: number;
  /** The ids that the comments service does not know. */
  readonly unknown: (commentIds: readonly string[]) => Promise<string[]>;
}

/**
 * Removes notifications whose comment or announcement no longer exists, after its owner was restored from a backup. One step inside
 * a transaction; returns the position of the next step, undefined at the end.
 */
export const sweepNotifications =
  ({ sweeping, notifications, changeList }: Deps) =>
  async ({ after, limit, unknown }: Step): Promise<string | undefined> => {
    const standing = await sweeping.standing(after, limit);
    const comments = standing.filter(({ kind }) => ofComments.has(kind)).map(({ causeId }) => causeId);
    const gone = new Set(await unknown([...new Set(comments)]));
    for (const { memberId, causeId } of standing.filter(hasNoCause(gone)).sort(byMember)) {
      await changeList(memberId, async (now) => {
        const removed = await notifications.remove(memberId, causeId, now);
        return entriesRemoved(removed ? [removed] : []);
      });
    }
    return standing.length === limit ? standing.at(-1)?.id : undefined;
  };

const hasNoCause =
  (gone: ReadonlySet<string>) =>
  ({ kind, causeId, announced }: StandingNotification): boolean =>
    kind === 'episode' ? !announced : ofComments.has(kind) && gone.has(causeId);

/** In the same lock order as all changes of several lists. */
const byMember = (one: StandingNotification, other: StandingNotification): number =>
  one.memberId < other.memberId ? -1 : one.memberId > other.memberId ? 1 : 0;
