import type { Settings, SettingStore, Transaction } from './ports.js';

interface Deps {
  readonly settings: SettingStore;
  readonly transaction: Transaction;
}

/** The member's message settings; read marks are on by default. */
export const getSettings =
  ({ settings }: Pick<Deps, 'settings'>) =>
  (memberId: string): Promise<Settings> =>
    settings.of(memberId);

/** Switches read marks on or off, in both directions at once. */
export const setSettings =
  ({ settings, transaction }: Deps) =>
  (memberId: string, wanted: Settings): Promise<Settings> =>
    transaction.run(async () => {
      await settings.set(memberId, wanted);
      return wanted;
    });
