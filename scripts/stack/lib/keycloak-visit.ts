import { createHash, randomBytes } from 'node:crypto';

interface Visit {
  /** of Keycloak */
  url: string;
  realm: string;
  /** redirect address for the browser */
  redirect: string;
  username: string;
  password: string;
}

interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

/**
 * Signs in like a browser: the page, its form, the code, and the exchange of the code for tokens.
 * @throws {Error} if the page does not redirect: a wrong password, a locked account
 */
export async function signInAt({ url, realm, redirect, username, password }: Visit): Promise<Tokens> {
  const endpoint = `${url}/realms/${realm}/protocol/openid-connect`;
  const verifier = randomBytes(32).toString('base64url');
  const asked = new URLSearchParams({
    client_id: 'seyir-web',
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = await fetch(`${endpoint}/auth?${asked}`, { redirect: 'manual' });
  const html = await page.text();
  const action = /<form[^>]*id="kc-form-login"[^>]*action="([^"]+)"/.exec(html)?.[1];
  if (!action) throw new Error(`no sign-in form: ${page.status} ${html.slice(0, 200)}`);
  const cookie = page.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const sent = await fetch(action.replaceAll('&amp;', '&'), {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ username, password }),
    redirect: 'manual',
  });
  const back = sent.headers.get('location');
  const code = back?.startsWith(redirect) ? new URL(back).searchParams.get('code') : undefined;
  if (!code) throw new Error(`not let in: ${sent.status} ${back ?? ''}`);
  const answer = await fetch(`${endpoint}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'seyir-web',
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
    }),
  });
  if (!answer.ok) throw new Error(`no tokens: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}
