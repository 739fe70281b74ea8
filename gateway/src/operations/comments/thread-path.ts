import { TargetKind, type Target } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { collectionPath, commentAnchor, episodePath, postPath, titlePath, topicPath } from '../links.js';

/** The page of a thread, at one of its comments; undefined if that page is gone or unknown here. */
export const threadPath = async (
  { loaders }: Ctx,
  target: Target,
  commentId: string,
): Promise<string | undefined> => {
  const anchor = commentAnchor(commentId);
  if (target.kind === TargetKind.EPISODE) {
    const episode = await loaders.episodes.load(target.id);
    const title = episode && (await loaders.titles.load(episode.titleId));
    return title && `${episodePath(title, episode)}${anchor}`;
  }
  if (target.kind === TargetKind.POST) return `${postPath(target.id)}${anchor}`;
  // The address has only the id, because the title may be covered.
  if (target.kind === TargetKind.DISCUSSION) return `${topicPath({ id: target.id })}${anchor}`;
  // The address has only the id: for the name, a list of notifications would have to read each collection.
  if (target.kind === TargetKind.COLLECTION) return `${collectionPath({ id: target.id })}${anchor}`;
  if (target.kind !== TargetKind.MOVIE && target.kind !== TargetKind.SERIES) return undefined;
  const title = await loaders.titles.load(target.id);
  return title && `${titlePath(title)}${anchor}`;
};
