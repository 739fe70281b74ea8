import type { PostFieldsFragment, PostEpisodeFragment, PostTitleFragment } from '../../generated/types.js';

export type FlowPost = PostFieldsFragment;
export type FlowPoll = NonNullable<FlowPost['poll']>;

/** The title or episode whose card a post shows. */
export type PostCard =
  { kind: 'TITLE'; title: PostTitleFragment } | { kind: 'EPISODE'; episode: PostEpisodeFragment };

/** The card of a post; undefined for none. */
export function cardOf({ title, episode }: Pick<FlowPost, 'title' | 'episode'>): PostCard | undefined {
  if (title) return { kind: 'TITLE', title };
  return episode ? { kind: 'EPISODE', episode } : undefined;
}

export const cardName = (card: PostCard): string =>
  card.kind === 'TITLE' ? card.title.name : (card.episode.title?.name ?? card.episode.name);
