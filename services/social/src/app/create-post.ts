import { badInput, DomainError, type Clock, type Ids } from '@seyir/kit';
import type { Card } from '../domain/post.js';
import type { Spoiler } from '../domain/spoiler.js';
import type { BadgeStore } from './badge-ports.js';
import type { GroupMemberStore } from './group-ports.js';
import { pollOf, type NewPoll } from './poll-input.js';
import type { StoredPhoto } from '../domain/photo.js';
import { photosOf } from './photo-input.js';
import type {
  Catalogue,
  CircleStore,
  Members,
  PhotoFiles,
  PhotoStore,
  PostEvents,
  PostStore,
  Transaction,
} from './ports.js';
import { bodyOf, mentionsOf, placeOf, scopeOf } from './post-text.js';
import type { ReadPost } from './read-posts.js';

export interface CreatePostDeps {
  readonly posts: PostStore;
  readonly photos: PhotoStore;
  readonly photoFiles: PhotoFiles;
  readonly members: Members;
  readonly circles: CircleStore;
  readonly catalogue: Catalogue;
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
  (deps: CreatePostDeps) =>
  async (authorId: string, input: CreatePostInput): Promise<ReadPost> => {
    const { posts, photos, groupMembers, badges, events, transaction, clock, ids } = deps;
    const { card, spoiler, groupId } = input;
    const poll = input.poll && pollOf(input.poll, clock.now());
    if (poll && input.photos.length > 0) throw badInput({ photos: 'invalid' });
    const body = bodyOf(input.body, { mayBeEmpty: poll !== undefined || input.photos.length > 0 });
    const [place, added, named] = await Promise.all([
      placeOf(deps, card),
      photosOf(deps, input.photos),
      mentionsOf(deps, authorId, `${body}\n${poll?.question ?? ''}`),
    ]);
    const scope = await scopeOf(deps, spoiler, place);
    return transaction.run(async () => {
      if (groupId !== undefined && !(await groupMembers.hold(groupId, authorId)))
        throw new DomainError('FORBIDDEN', { reason: `not in the group ${groupId}` });
      const mentionedIds = groupId === undefined ? named : await groupMembers.readersAmong(groupId, named);
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
      await photos.add(post.id, added);
      await events.postsChanged([post]);
      await badges.note([authorId], 'posts');
      if (poll) await badges.note([authorId], 'polls');
      return { ...post, photos: added, covered: false, resultsHidden: false };
    });
  };
