import { TargetKind, type Target } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { commentAnchor, episodePath, titlePath } from '../links.js';

/** The page of a thread, at one of its comments; undefined when that page is gone or not known here. */
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
  if (target.kind !== TargetKind.MOVIE && target.kind !== TargetKind.SERIES) return undefined;
  const title = await loaders.titles.load(target.id);
  return title && `${titlePath(title)}${anchor}`;
};
