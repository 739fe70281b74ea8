import { badInput, DomainError, isId, notFound, type Clock } from '@seyir/kit';
import type { Spoiler } from '../domain/spoiler.js';
import type { StoredPhoto } from '../domain/photo.js';
import type { GroupMemberStore } from './group-ports.js';
import { assertPhotoCount } from './photo-input.js';
import type { PhotoStore, PostEvents, PostStore, Transaction } from './ports.js';
import type { ReadContent } from './post-content.js';
import { bodyOf } from './post-text.js';
import type { ReadPost } from './read-posts.js';

// The content is checked first; one transaction then changes the post and its photos, and mentions only readers of its group.
interface Deps {
  readonly readContent: ReadContent;
  readonly posts: PostStore;
  readonly photos: Pick<PhotoStore, 'add'>;
  readonly groupMembers: Pick<GroupMemberStore, 'readersAmong'>;
  readonly events: PostEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface EditPostInput {
  readonly id: string;
  readonly body: string;
  /** `keep` leaves the scope unchanged; undefined removes it. */
  readonly spoiler: Spoiler | 'keep' | undefined;
  /** The version of the post that the author edited. */
  readonly version: number;
  /** Added after the existing photos. */
  readonly photos: readonly StoredPhoto[];
}

/**
 * Changes the text and the scope of an own post; question and answers of a poll stay. NOT_FOUND for a deleted one, OUTDATED if it
 * was changed meanwhile, BAD_INPUT.
 */
export const editPost =
  ({ readContent, posts, photos, groupMembers, events, transaction, clock }: Deps) =>
  async (memberId: string, { id, spoiler, version, ...input }: EditPostInput): Promise<ReadPost> => {
    const [found] = isId(id) ? await posts.byIds([id], memberId) : [];
    if (!found) throw notFound(`post ${id}`);
    const photoCount = found.photos.length + input.photos.length;
    if (found.poll && photoCount > 0) throw badInput({ photos: 'invalid' });
    const body = bodyOf(input.body, { mayBeEmpty: found.poll !== undefined || photoCount > 0 });
    const declared = spoiler === 'keep' ? undefined : spoiler;
    const content = await readContent(memberId, {
      text: body,
      photos: input.photos,
      card: declared && found.card,
      spoiler: declared,
    });
    const { photos: added, namedIds } = content;
    const scope = spoiler === 'keep' ? found.scope : content.scope;
    return transaction.run(async () => {
      const standing = await posts.lock(id);
      if (!standing) throw notFound(`post ${id}`);
      if (standing.version !== version)
        throw new DomainError('OUTDATED', { reason: `version ${standing.version}, not ${version}` });
      assertPhotoCount(standing.photos.length + added.length);
      const isSame =
        added.length === 0 &&
        standing.body === body &&
        JSON.stringify(standing.scope) === JSON.stringify(scope);
      const { groupId } = standing;
      const known = groupId === undefined ? namedIds : await groupMembers.readersAmong(groupId, namedIds);
      const mentionedIds = [...new Set([...standing.mentionedIds, ...known])];
      if (!isSame) await posts.edit(id, { body, scope, mentionedIds, now: clock.now() });
      await photos.add(id, added);
      const [post] = await posts.byIds([id], memberId);
      if (!post) throw notFound(`post ${id}`);
      if (!isSame) await events.postsChanged([post]);
      return { ...post, covered: false, resultsHidden: false };
    });
  };
