import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';

interface Posted {
  postComment: { comment: { id: string } };
}

/** How comments of a run begin: they are gone in a moment, and nobody else does anything with them. */
export const TRIAL = 'Yük denemesi';

/** A member reads the comments under an episode, writes one, and takes it away again: a run leaves nothing behind. */
export const comment = ({ episodes, sessions }: Stock): void => {
  const [episode, session] = [pick(episodes), pick(sessions)];
  const target = { kind: 'EPISODE', id: episode.id };
  operation('Comments', { target, page: 1 }, session);
  sleep(settings.think);
  const posted = operation<Posted>(
    'PostComment',
    { input: { target, body: `${TRIAL} ${__VU}-${__ITER}` } },
    session,
  );
  operation('Comments', { target, page: 1 }, session);
  if (posted) operation('DeleteComment', { id: posted.postComment.comment.id }, session);
};
