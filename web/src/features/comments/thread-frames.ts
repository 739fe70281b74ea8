import type { ApolloCache, Reference } from '@apollo/client';
import { CommentVersionFragmentDoc } from '../../generated/comment-version-fragment.js';
import { CommentsDocument } from '../../generated/comments.js';
import { OwnReactionFragmentDoc } from '../../generated/own-reaction-fragment.js';
import type { TargetInput, ThreadCommentsQuery, ThreadFramesSubscription } from '../../generated/types.js';
import { joined } from '../../lib/keyset-list.js';
import { answerOf } from '../../lib/optimistic.js';

export type ThreadFrame = ThreadFramesSubscription['threadFrames'];
export type NewComment = NonNullable<ThreadCommentsQuery['threadComments']>[number];

export interface CommentRef {
  id: string;
  version: number;
}

const isReply = ({ parentId }: NewComment): boolean => parentId != null;

const listOf = (target: TargetInput) => ({ query: CommentsDocument, variables: { target, page: 1 } });

/**
 * Applies a frame to the cache and returns the ids of the comments to load.
 * @param isWanted whether a comment that is not in the cache is being loaded: its new replies are loaded too
 */
export function applyFrame(
  cache: ApolloCache,
  target: TargetInput,
  frame: ThreadFrame,
  isWanted: (id: string) => boolean,
): CommentRef[] {
  const { count, replyCount, comments, reactions } = frame;
  const idOf = (id: string) => cache.identify({ __typename: 'Comment', id })!;
  const versionOf = (id: string) =>
    cache.readFragment({ id: idOf(id), fragment: CommentVersionFragmentDoc })?.version;

  if (typeof count === 'number')
    cache.updateQuery(listOf(target), (old) =>
      old?.comments
        ? { comments: { ...old.comments, count, replyCount: replyCount ?? old.comments.replyCount } }
        : old,
    );
  for (const { commentId, reactions: counts } of reactions)
    cache.modify({ id: idOf(commentId), fields: { reactions: () => counts as never } });

  const wanted: CommentRef[] = [];
  const listed = new Set(cache.readQuery(listOf(target))?.comments?.items.map(({ id }) => id));
  /** A list whose read began before an own comment was written does not contain it, but the cache does. */
  const isUnlisted = (id: string, parentId: string | null | undefined) => parentId == null && !listed.has(id);
  const isShown = (id: string) =>
    versionOf(id) !== undefined || isWanted(id) || wanted.some((ref) => ref.id === id);
  for (const { id, parentId, version, deleted } of comments) {
    const isNewReply = parentId != null && version === 1 && !deleted;
    if (isNewReply)
      cache.modify({ id: idOf(parentId), fields: { replyCount: (known: number = 0) => known + 1 } });
    const known = versionOf(id);
    if (known !== undefined && known >= version && (version > 1 || !isUnlisted(id, parentId))) continue;
    if (deleted) {
      const gone = { deleted: () => true, body: () => null, version: () => version };
      cache.modify({ id: idOf(id), fields: { ...gone, mayEdit: () => false, mayDelete: () => false } });
      // Comments that are not on the page are loaded with their page.
    } else if (known !== undefined || parentId == null || isShown(parentId)) wanted.push({ id, version });
  }
  return wanted;
}

/** Inserts loaded comments at their position in the list, and replies below their comment. */
export function addComments(cache: ApolloCache, target: TargetInput, found: readonly NewComment[]): void {
  const [replies, tops] = [found.filter(isReply), found.filter((comment) => !isReply(comment))];
  for (const comment of [...tops, ...replies]) {
    const { id, parentId } = comment;
    cache.updateQuery(listOf(target), (old) => {
      if (!old?.comments || parentId != null || old.comments.items.some((item) => item.id === id)) return old;
      const { items, last } = old.comments;
      // Newest first. An edited comment that is older than all of these belongs to a page that is not loaded.
      const place = items.findIndex(({ postedAt }) => postedAt <= comment.postedAt);
      if (place < 0 && !last) return old;
      const added = { ...comment, ownReaction: null, replies: [] };
      return {
        comments: { ...old.comments, items: items.toSpliced(place < 0 ? items.length : place, 0, added) },
      };
    });
    if (parentId == null) continue;
    const own = { id: cache.identify({ __typename: 'Comment', id })!, fragment: OwnReactionFragmentDoc };
    const ownReaction = cache.readFragment(own)?.ownReaction ?? null;
    cache.writeFragment({ ...own, data: answerOf('Comment', { id, ownReaction }) });
    addReplies(cache, parentId, [id]);
  }
}

/** Adds cached replies to their comment, each once. */
export function addReplies(cache: ApolloCache, topId: string, ids: readonly string[]): void {
  cache.modify({
    id: cache.identify({ __typename: 'Comment', id: topId })!,
    fields: {
      replies: (replies: readonly Reference[] = [], { readField, toReference }) => {
        const added = ids.flatMap((id) => toReference({ __typename: 'Comment', id }) ?? []);
        return joined(replies, added, (reply) => readField('id', reply));
      },
    },
  });
}
