import { isId, notFound } from '@seyir/kit';
import { groupFor, type Group } from '../domain/group.js';
import type { Photo } from '../domain/photo.js';
import type { CollectionStore } from './collection-ports.js';
import { titleOfPost } from './find-reported-title.js';
import type { GroupMemberStore, GroupStore } from './group-ports.js';
import type { Catalogue, PostStore } from './ports.js';
import type { StoryStore } from './story-ports.js';

export type ReportedKind = 'post' | 'collection' | 'story' | 'group';

/** The author and the current text of a target. */
export interface Reported {
  /** The author; for a group its owner, undefined if it has none. */
  readonly authorId: string | undefined;
  readonly body: string;
  readonly writtenAt: Date;
  /** For a post. */
  readonly photos?: readonly Photo[];
  /** The post is a spoiler, as its author declared or a moderator decided. */
  readonly covered?: boolean;
  /** For a group: the names of its pictures; empty: none. */
  readonly pictures?: Pick<Group, 'cover' | 'poster'>;
  /** For a story or a post: the title that it is about. */
  readonly titleId?: string;
}

// Each kind of target has its own store.
interface Deps {
  readonly posts: Pick<PostStore, 'shown'>;
  readonly collections: Pick<CollectionStore, 'shown'>;
  readonly stories: Pick<StoryStore, 'shown'>;
  readonly groups: Pick<GroupStore, 'byIds'>;
  readonly groupMembers: Pick<GroupMemberStore, 'managers'>;
  readonly catalogue: Pick<Catalogue, 'place'>;
}

/**
 * The author, the text, and the photos or pictures of a target that a member wants to report, as the member may see it. NOT_FOUND if it does not
 * exist or is hidden from the member.
 */
export const copyReported =
  ({ posts, collections, stories, groups, groupMembers, catalogue }: Deps) =>
  async (memberId: string, kind: ReportedKind, id: string): Promise<Reported> => {
    const found = isId(id) ? await read() : undefined;
    if (!found) throw notFound(`${kind} ${id}`);
    return found;

    async function read(): Promise<Reported | undefined> {
      switch (kind) {
        case 'post': {
          const [post] = await posts.shown([id], memberId);
          if (!post) return undefined;
          const { authorId, body, scope, cover, poll, photos, postedAt: writtenAt } = post;
          const titleId = await titleOfPost({ catalogue }, post);
          const asked = poll ? [[poll.question, ...poll.answers].join('\n')] : [];
          return {
            authorId,
            body: textOf(body, ...asked),
            writtenAt,
            photos,
            covered: scope !== undefined || cover !== undefined,
            ...(titleId !== undefined && { titleId }),
          };
        }
        case 'collection': {
          const [collection] = await collections.shown([id], memberId);
          if (!collection) return undefined;
          const { ownerId: authorId, name, description, editedAt: writtenAt } = collection;
          return { authorId, body: textOf(name, description), writtenAt };
        }
        case 'story': {
          const [story] = await stories.shown([id], memberId);
          if (!story) return undefined;
          const { authorId, body, titleId, postedAt: writtenAt } = story;
          return { authorId, body, titleId, writtenAt };
        }
        case 'group': {
          const [group] = (await groups.byIds([id], memberId)).map(groupFor);
          if (!group) return undefined;
          const [authorId] = await groupMembers.managers(id, 1);
          const { name, tagline, description, cover, poster, createdAt: writtenAt } = group;
          return {
            authorId,
            body: textOf(name, tagline, description),
            writtenAt,
            pictures: { cover, poster },
          };
        }
      }
    }
  };

const textOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
