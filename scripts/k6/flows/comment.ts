import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';

interface Posted {
  postComment: { comment: { id: string } };
}

/** Prefix of the comments of a run, which deletes them again. */
export const TRIAL = 'Yük denemesi';

/** A member reads the comments of an episode, writes one, and deletes it: a run leaves no data. */
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
