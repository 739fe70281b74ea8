import type { LiveChannel } from '@seyir/kit/stateless';
import { readChange } from '@seyir/proto';
import type { RightsSubject } from './frame-source.js';

/**
 * Calls `check` after each wake that may have ended a reader's rights, and after a reconnect, because wakes may have been missed.
 * @returns a function that ends it
 */
export const watchRights = async (
  live: LiveChannel,
  subjects: readonly RightsSubject[],
  check: () => void,
): Promise<() => Promise<void>> => {
  const listening = await Promise.all(
    subjects.map(({ subject, withdrawn = false }) =>
      live.listen(subject, (hint) => {
        if (!withdrawn || hint === undefined || readChange(hint).withdrawn) check();
      }),
    ),
  );
  return async () => {
    await Promise.all(listening.map((one) => one.close()));
  };
};
