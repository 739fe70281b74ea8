import { ownPath, returnParameter, signInPath } from '../../../lib/own-path.js';

/** What one goes to the identity provider for. */
export type Errand = 'giris' | 'kayit' | 'sifre' | 'bilgiler';

/** The query parameter of /giris-yap that says so. */
export const errandParameter = 'islem';

const errands: readonly Errand[] = ['giris', 'kayit', 'sifre', 'bilgiler'];

/** Signing in for everything else; `asked` is what an address line said and may be anything. */
export const errandOf = (asked: string | null): Errand => errands.find((one) => one === asked) ?? 'giris';

/** The sign-in page that goes on such an errand and leads back to a path of this site. */
export function errandAddress(errand: Errand, back = '/'): string {
  const query = new URLSearchParams({ [errandParameter]: errand });
  const path = ownPath(back);
  if (path !== '/') query.set(returnParameter, path);
  return `${signInPath}?${query.toString()}`;
}

const KEY = 'seyir-donus';

/** The provider leads back to one address alone: where one came from waits in the tab meanwhile. */
export const keepBack = (back: string): void => sessionStorage.setItem(KEY, back);

/** Takes it out again. */
export function takeBack(): string {
  const back = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return ownPath(back);
}
