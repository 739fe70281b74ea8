import { badInput, DomainError, type Clock, type Ids } from '@seyir/kit';
import type { StoredPhoto } from '../domain/photo.js';
import type { Card } from '../domain/post.js';
import type { Spoiler } from '../domain/spoiler.js';
import type { BadgeStore } from './badge-ports.js';
import type { GroupMemberStore } from './group-ports.js';
import { pollOf, type NewPoll } from './poll-input.js';
import type { PhotoStore, PostEvents, PostStore, Transaction } from './ports.js';
import type { ReadContent } from './post-content.js';
import { bodyOf } from './post-text.js';
import type { ReadPost } from './read-posts.js';

// One transaction writes the post with its photos and badges and announces it.
interface Deps {
  readonly readContent: ReadContent;
  readonly posts: PostStore;
  readonly photos: Pick<PhotoStore, 'add'>;
  readonly groupMembers: Pick<GroupMemberStore, 'hold' | 'readersAmong'>;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly events: PostEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface CreatePostInput {
  readonly body: string;
  readonly spoiler: Spoiler | undefined;
  readonly card: Card | undefined;
  readonly poll: NewPoll | undefined;
  /** Absent: a post of the feed. */
  readonly groupId?: string;
  readonly photos: readonly StoredPhoto[];
}

/**
 * Adds a text with photos, or a poll, to the feed or to a group. A private group's post mentions only its members. BAD_INPUT,
 * DUPLICATE_ANSWERS, TOO_FEW_ANSWERS; NOT_FOUND if the title of the card or the spoiler does not exist; FORBIDDEN for members
 * outside the group.
 */
export const createPost =
  ({ readContent, posts, photos, groupMembers, badges, events, transaction, clock, ids }: Deps) =>
  async (authorId: string, input: CreatePostInput): Promise<ReadPost> => {
    const { card, spoiler, groupId } = input;
    const poll = input.poll && pollOf(input.poll, clock.now());
    if (poll && input.photos.length > 0) throw badInput({ photos: 'invalid' });
    const body = bodyOf(input.body, { mayBeEmpty: poll !== undefined || input.photos.length > 0 });
    const text = `${body}\n${poll?.question ?? ''}`;
    const content = await readContent(authorId, { text, photos: input.photos, card, spoiler });
    const { photos: added, scope, namedIds } = content;
    return transaction.run(async () => {
      if (groupId !== undefined && !(await groupMembers.hold(groupId, authorId)))
        throw new DomainError('FORBIDDEN', { reason: `not in the group ${groupId}` });
      const mentionedIds =
        groupId === undefined ? namedIds : await groupMembers.readersAmong(groupId, namedIds);
      const post = await posts.add({
        id: ids.next(),
        authorId,
        body,
        scope,
        card,
        mentionedIds,
        poll,
        groupId,
        postedAt: clock.now(),
      });
      // Started together, so that they are sent together.
      await Promise.all([
        photos.add(post.id, added),
        events.postsChanged([post]),
        badges.note([authorId], 'posts'),
        poll && badges.note([authorId], 'polls'),
      ]);
      return { ...post, photos: added, covered: false, resultsHidden: false };
    });
  };
