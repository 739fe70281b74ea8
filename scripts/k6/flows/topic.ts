import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';
import { TRIAL } from './comment.ts';

interface Topics {
  topics: { items: { id: string; locked: boolean; category: string }[] };
}
interface Added {
  addTopicPost: { post: { id: string; number: number | null } };
}

/** A member lists the topics of the forum, opens one, adds a post, reads on from it, and deletes it: a run leaves no text. */
export const topic = ({ sessions }: Stock): void => {
  const session = pick(sessions);
  const listed = operation<Topics>('Topics', { order: 'ACTIVITY' }, session);
  // In announcements only staff may write.
  const open = listed?.topics.items.filter(({ locked, category }) => !locked && category !== 'ANNOUNCEMENTS');
  if (!open || open.length === 0) return;
  const { id } = pick(open);
  sleep(settings.think);
  operation('TopicPage', { id }, session);
  sleep(settings.think);
  const input = { topicId: id, body: `${TRIAL} ${__VU}-${__ITER}` };
  const added = operation<Added>('AddTopicPost', { input }, session);
  if (!added) return;
  const { id: postId, number } = added.addTopicPost.post;
  operation('TopicPosts', { id, fromNumber: number }, session);
  operation('DeleteComment', { id: postId }, session);
};
