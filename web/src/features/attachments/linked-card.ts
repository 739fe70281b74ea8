import type { PostEpisodeFragment, PostTitleFragment } from '../../generated/types.js';

/** A title or an episode that a text links to, or that a post is about. */
export type LinkedCard =
  { kind: 'TITLE'; title: PostTitleFragment } | { kind: 'EPISODE'; episode: PostEpisodeFragment };

export const cardName = (card: LinkedCard): string =>
  card.kind === 'TITLE' ? card.title.name : (card.episode.title?.name ?? card.episode.name);
