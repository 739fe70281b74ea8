import type { Clock } from '@seyir/kit';
import { pollEndNotice, type Notices } from './notices.js';
import type { PostStore, Transaction } from './ports.js';

/** Polls per transaction. */
const CHUNK = 100;

interface Deps {
  readonly posts: Pick<PostStore, 'takeEndedPolls'>;
  readonly notices: Notices;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Notifies the authors of polls that have ended, each once; a timer calls it. */
export const tellPollEnds =
  ({ posts, notices, transaction, clock }: Deps) =>
  async (signal: AbortSignal): Promise<void> => {
    let taken = CHUNK;
    while (taken === CHUNK && !signal.aborted)
      taken = await transaction.run(async () => {
        const ended = await posts.takeEndedPolls(clock.now(), CHUNK);
        await notices.tell(ended.map(pollEndNotice));
        return ended.length;
      });
  };
