import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';
import { TRIAL } from './comment.ts';

interface Posted {
  createPost: { post: { id: string } };
}

/** A member reads both feeds, posts, reads again, and deletes the post: a run leaves no data. */
export const flowPost = ({ sessions }: Stock): void => {
  const session = pick(sessions);
  operation('Feed', { kind: 'FOLLOWED' }, session);
  operation('Feed', { kind: 'EVERYONE' }, session);
  sleep(settings.think);
  const posted = operation<Posted>('CreatePost', { input: { body: `${TRIAL} ${__VU}-${__ITER}` } }, session);
  operation('Feed', { kind: 'EVERYONE' }, session);
  if (posted) operation('DeletePost', { id: posted.createPost.post.id }, session);
};
