import type { LiveChannel } from '@seyir/kit/stateless';
import { readChange } from '@seyir/proto';
import type { RightsSubject } from './frame-source.js';

/**
 * Calls `check` after each wake that may have ended a reader's rights, and after a reconnect, because wakes may have been missed.
 * @returns a function that ends it
 * @throws the error of a subject that cannot be listened to, after the others have ended
 */
export const watchRights = async (
  live: Pick<LiveChannel, 'listen'>,
  subjects: readonly RightsSubject[],
  check: () => void,
): Promise<() => Promise<void>> => {
  const starts = await Promise.allSettled(
    subjects.map(({ subject, withdrawn = false }) =>
      live.listen(subject, (hint) => {
        if (!withdrawn || hint === undefined || readChange(hint).withdrawn) check();
      }),
    ),
  );
  const end = async () => {
    const open = starts.filter((one) => one.status === 'fulfilled');
    await Promise.all(open.map(({ value }) => value.close()));
  };
  const failed = starts.find((one) => one.status === 'rejected');
  if (failed) {
    await end();
    throw failed.reason;
  }
  return end;
};
