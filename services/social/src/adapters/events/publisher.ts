import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceContext } from '@seyir/kit';
import { changedIds, topics, wakes, withdrawnIds } from '@seyir/proto';
import type { CollectionEvents } from '../../app/collection-ports.js';
import type { GroupEvents } from '../../app/group-ports.js';
import { clapNotice, pollEndNotice, type Notices } from '../../app/notices.js';
import type { CircleStore, FollowEvents, PostEvents } from '../../app/ports.js';

/** Publishes changes of posts through the outbox; after the commit it wakes the open pages of the feed or of the group. */
export const postEvents = (
  { outbox, unitOfWork, live }: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live'>,
  notices: Notices,
  circles: Pick<CircleStore, 'mutedBy'>,
): PostEvents => ({
  async postsChanged(posts) {
    if (posts.length === 0) return;
    const telling = posts.filter(
      ({ mentionedIds, removed = false, silent = false }) => mentionedIds.length > 0 && !removed && !silent,
    );
    const muting = telling.length > 0 ? await circles.mutedBy(telling.map(({ id }) => id)) : undefined;
    await outbox.addAll(
      topics.post,
      posts.map(
        ({ id: postId, authorId, mentionedIds, version, postedAt, removed = false, silent = false }) => ({
          postId,
          authorId,
          removed,
          version,
          silent,
          postedAt: timestampFromDate(postedAt),
          mentionedIds: [...mentionedIds],
          deafIds: [...(muting?.get(postId) ?? [])],
        }),
      ),
    );
    const gone = posts.filter(({ removed = false }) => removed);
    await notices.withdraw(gone.flatMap((post) => [clapNotice(post), pollEndNotice(post)]));
    const hint = posts.some(({ removed = false }) => removed) ? withdrawnIds : changedIds;
    const groups = new Set(posts.flatMap(({ groupId }) => groupId ?? []));
    const authorIds = posts.map(({ authorId }) => authorId);
    unitOfWork.afterCommit(() => {
      live.wake(wakes.postMarks, changedIds(authorIds));
      // Also wakes the feed for a group's post: visitors' reads of a single post are cached under the feed.
      live.wake(wakes.flow, hint([]));
      for (const groupId of groups) live.wake(wakes.group(groupId), hint([groupId]));
    });
  },
  postsWithdrawn: () => unitOfWork.afterCommit(() => live.wake(wakes.flow, withdrawnIds([]))),
  marksSet: (memberIds) => unitOfWork.afterCommit(() => live.wake(wakes.postMarks, changedIds(memberIds))),
});

/** After the commit, wakes the open pages of members whose friends may have changed, and caches of what is hidden from members. */
export const followEvents = ({
  unitOfWork,
  live,
}: Pick<ServiceContext, 'unitOfWork' | 'live'>): FollowEvents => ({
  followsChanged: (memberIds) =>
    unitOfWork.afterCommit(() => memberIds.forEach((id) => live.wake(wakes.friends(id)))),
  hiddenChanged: (memberIds) =>
    unitOfWork.afterCommit(() => live.wake(wakes.hiddenPosts, changedIds(memberIds))),
});

/** After the commit, wakes the open pages of a group, and those of a member whose role in it has changed. */
export const groupEvents = ({
  unitOfWork,
  live,
}: Pick<ServiceContext, 'unitOfWork' | 'live'>): GroupEvents => ({
  groupChanged: (id) => unitOfWork.afterCommit(() => live.wake(wakes.group(id), changedIds([id]))),
  groupWithdrawn: (id) => unitOfWork.afterCommit(() => live.wake(wakes.group(id), withdrawnIds([id]))),
  planChanged: (id) => unitOfWork.afterCommit(() => live.wake(wakes.groupPlan(id), changedIds([id]))),
  standingChanged: (id, memberId) =>
    unitOfWork.afterCommit(() => live.wake(wakes.groupStanding(id, memberId), changedIds([id]))),
});

/** Publishes changes of collections through the outbox; after the commit it wakes the pages that show them. */
export const collectionEvents = ({
  outbox,
  unitOfWork,
  live,
}: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live'>): CollectionEvents => ({
  async collectionsChanged(collections) {
    await outbox.addAll(
      topics.collection,
      collections.map(({ id: collectionId, ownerId, removed, version }) => ({
        collectionId,
        ownerId,
        removed,
        version,
      })),
    );
    unitOfWork.afterCommit(() => {
      for (const { id, visibility } of collections)
        live.wake(wakes.collection(id), visibility === 'public' ? changedIds([id]) : withdrawnIds([id]));
    });
  },
  collectionsWithdrawn: (ids) =>
    unitOfWork.afterCommit(() => {
      for (const id of ids) live.wake(wakes.collection(id), withdrawnIds([id]));
    }),
});
