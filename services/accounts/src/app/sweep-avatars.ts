import type { Clock } from '@seyir/kit';
import { isOld } from '../domain/avatar.js';
import type { AccountStore, AvatarImages } from './ports.js';

const BATCH = 200;

interface Deps {
  readonly accounts: AccountStore;
  readonly images: AvatarImages;
  readonly clock: Clock;
}

/** Deletes uploaded avatars that no member uses: replaced ones, and those that were never set. */
export const sweepAvatars =
  ({ accounts, images, clock }: Deps) =>
  async (signal?: AbortSignal): Promise<void> => {
    const drop = async (names: readonly string[]): Promise<void> => {
      const shown = await accounts.shownAvatars(names);
      for (const name of names) if (!shown.has(name)) await images.delete(name);
    };
    let batch: string[] = [];
    for await (const name of images.uploaded()) {
      if (signal?.aborted) return;
      if (isOld(name, clock.now())) batch.push(name);
      if (batch.length < BATCH) continue;
      await drop(batch);
      batch = [];
    }
    await drop(batch);
  };
