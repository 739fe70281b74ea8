import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';
import { TRIAL } from './comment.ts';

/** `body` is null for a covered spoiler. */
interface Thread {
  comments: { items: { id: string; body: string | null; deleted: boolean }[] };
}

/** A member reads the comments of an episode, likes one, or the episode if there are none, and removes the like. */
export const vote = ({ episodes, sessions }: Stock): void => {
  const [episode, session] = [pick(episodes), pick(sessions)];
  const thread = operation<Thread>(
    'Comments',
    { target: { kind: 'EPISODE', id: episode.id }, page: 1 },
    session,
  );
  if (!thread) return;
  const lasting = thread.comments.items.filter(({ body, deleted }) => !deleted && !body?.startsWith(TRIAL));
  const target =
    lasting.length > 0
      ? { targetType: 'COMMENT', targetId: pick(lasting).id }
      : { targetType: 'EPISODE', targetId: episode.id };
  for (const active of [true, false]) {
    sleep(settings.think);
    operation('React', { input: { ...target, reaction: 'LIKE', active } }, session);
  }
};
