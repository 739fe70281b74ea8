import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';
import { TRIAL } from './comment.ts';

interface Asked {
  createPost: { post: { id: string } };
}

/** A member asks with a poll, each session votes once, since votes are final, and the poll is deleted with its votes. */
export const pollVote = ({ sessions }: Stock): void => {
  const author = pick(sessions);
  const poll = { question: `${TRIAL} ${__VU}-${__ITER}`, answers: ['Evet', 'Hayır', 'Belki'] };
  const asked = operation<Asked>('CreatePost', { input: { body: '', poll } }, author);
  if (!asked) return;
  const { id: postId } = asked.createPost.post;
  for (const session of sessions) {
    sleep(settings.think);
    operation('VoteInPoll', { input: { postId, answer: pick([1, 2, 3]) } }, session);
  }
  operation('DeletePost', { id: postId }, author);
};
