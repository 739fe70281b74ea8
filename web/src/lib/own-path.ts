/** The query parameter of /giris-yap that says where one came from; the gateway's `/login` writes it too. */
export const returnParameter = 'donus';
export const signInPath = '/giris-yap';

/**
 * A path of this site, the home page for everything else: nobody is sent elsewhere after signing in.
 * `asked` is what an address line said and may be anything.
 */
export function ownPath(asked: string | null | undefined): string {
  const base = 'https://seyir.invalid';
  if (!asked?.startsWith('/') || !URL.canParse(asked, base)) return '/';
  const url = new URL(asked, base);
  const own = url.origin === base && !url.pathname.startsWith('//');
  const isSignIn = url.pathname === signInPath || url.pathname === '/login';
  return own && !isSignIn ? url.pathname + url.search + url.hash : '/';
}

/** The sign-in page that leads back to a path of this site. */
export function signInAddress(back: string): string {
  const path = ownPath(back);
  return path === '/' ? signInPath : `${signInPath}?${returnParameter}=${encodeURIComponent(path)}`;
}

/** Leaves the page for /login, which asks for a sign-in and leads back to a path of this site (specification §2). */
export function leaveForLogin(back: string): void {
  location.replace(`/login?${returnParameter}=${encodeURIComponent(back)}`);
}
