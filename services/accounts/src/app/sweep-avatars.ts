import { sweepFiles, type Clock, type StoredFiles } from '@seyir/kit';
import { isOld } from '../domain/avatar.js';
import type { AccountStore } from './ports.js';

interface Deps {
  readonly accounts: Pick<AccountStore, 'shownAvatars'>;
  /** Uploaded avatars. */
  readonly images: Pick<StoredFiles, 'stored' | 'delete'>;
  readonly clock: Clock;
}

/** Deletes uploaded avatars that no member uses: replaced ones, and those that were never set. */
export const sweepAvatars =
  ({ accounts, images, clock }: Deps) =>
  (signal?: AbortSignal): Promise<void> =>
    sweepFiles(
      {
        files: images,
        used: (names) => accounts.shownAvatars(names),
        isOld: (name) => isOld(name, clock.now()),
      },
      signal,
    );
