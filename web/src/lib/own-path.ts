/** The query parameter of /giris-yap with the page to return to; the gateway's `/login` sets it too. */
export const returnParameter = 'donus';
export const signInPath = '/giris-yap';

/**
 * Returns the path if it belongs to this site, otherwise the home page, so that a sign-in never redirects elsewhere.
 * `asked` comes from an address and is untrusted.
 */
export function ownPath(asked: string | null | undefined): string {
  const base = 'https://seyir.invalid';
  if (!asked?.startsWith('/') || !URL.canParse(asked, base)) return '/';
  const url = new URL(asked, base);
  const own = url.origin === base && !url.pathname.startsWith('//');
  const isSignIn = url.pathname === signInPath || url.pathname === '/login';
  return own && !isSignIn ? url.pathname + url.search + url.hash : '/';
}

/** Address of the sign-in page that leads back to a path of this site. */
export function signInAddress(back: string): string {
  const path = ownPath(back);
  return path === '/' ? signInPath : `${signInPath}?${returnParameter}=${encodeURIComponent(path)}`;
}

/** Navigates to /login, which asks for a sign-in and leads back to a path of this site (specification, section 2). */
export function leaveForLogin(back: string): void {
  location.replace(`/login?${returnParameter}=${encodeURIComponent(back)}`);
}
