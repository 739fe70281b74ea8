import type { Post } from '@seyir/proto';
import type { Ctx } from '../context.js';
import { postCounts } from '../operations/social/post-counts.js';
import { postTheme, type PostView } from './themes/posts.js';

export const nowOf = ({ parts }: Ctx): Date => parts.platform.clock.now();

/** A post with its author, its counts and the member's own reaction. */
export const postView = async (ctx: Ctx, shown: Post): Promise<PostView> => {
  const { loaders, parts } = ctx;
  const [author, counts, own] = await Promise.all([
    loaders.members.load(shown.authorId).catch(() => undefined),
    postCounts(loaders, shown.id),
    loaders.postReactions.load(shown.id).catch(() => undefined),
  ]);
  return { post: shown, media: parts.media, author, counts, own };
};

export const themeOfPost = async (ctx: Ctx, shown: Post): Promise<string> =>
  postTheme(await postView(ctx, shown), nowOf(ctx)).text;
