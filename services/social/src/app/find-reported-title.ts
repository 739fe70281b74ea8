import { isId } from '@seyir/kit';
import type { Post } from '../domain/post.js';
import type { Catalogue, PostStore } from './ports.js';
import type { StoryStore } from './story-ports.js';

interface Deps {
  readonly posts: Pick<PostStore, 'byIds'>;
  readonly stories: Pick<StoryStore, 'byIds'>;
  readonly catalogue: Pick<Catalogue, 'place'>;
}

/** The title that a post is about: that of its spoiler, or else of its card; undefined for none. */
export const titleOfPost = async (
  { catalogue }: Pick<Deps, 'catalogue'>,
  { scope, card }: Pick<Post, 'scope' | 'card'>,
): Promise<string | undefined> => scope?.titleId ?? (card && (await catalogue.place(card))?.titleId);

/**
 * The title of a reported post or story. It is found for hidden texts too, because a moderator also covers posts of private groups.
 * Undefined for a text without a title, and for an unknown id.
 */
export const findReportedTitle =
  ({ posts, stories, catalogue }: Deps) =>
  async (kind: 'post' | 'story', id: string): Promise<string | undefined> => {
    if (!isId(id)) return undefined;
    if (kind === 'story') return (await stories.byIds([id], undefined))[0]?.titleId;
    const [post] = await posts.byIds([id], undefined);
    return post && titleOfPost({ catalogue }, post);
  };
