import { ownPath, returnParameter, signInPath } from '../../../lib/own-path.js';

/** The purpose of a visit to the identity provider. */
export type ProviderTask = 'giris' | 'kayit' | 'sifre' | 'bilgiler';

/** The query parameter of /giris-yap that holds the task. */
export const taskParameter = 'islem';

const tasks: readonly ProviderTask[] = ['giris', 'kayit', 'sifre', 'bilgiler'];

/** The task of an untrusted query value; unknown values mean signing in. */
export const taskOf = (asked: string | null): ProviderTask => tasks.find((one) => one === asked) ?? 'giris';

/** Address of the sign-in page with a task and a path of this site to return to. */
export function taskAddress(task: ProviderTask, back = '/'): string {
  const query = new URLSearchParams({ [taskParameter]: task });
  const path = ownPath(back);
  if (path !== '/') query.set(returnParameter, path);
  return `${signInPath}?${query.toString()}`;
}

const KEY = 'seyir-donus';

/** The provider returns to one fixed address, so the tab's session storage keeps the path to return to. */
export const keepBack = (back: string): void => sessionStorage.setItem(KEY, back);

/** Reads and removes the stored path. */
export function takeBack(): string {
  const back = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return ownPath(back);
}
