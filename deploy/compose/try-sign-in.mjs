import { randomUUID } from 'node:crypto';
import { pageDocuments } from '../../scripts/lib/page-documents.mjs';
import { signInAt } from '../stack/index.mjs';
import { until } from '../stack/lib/wait.mjs';

const TOLD_MS = 10_000;

/**
 * A new user signs in at Keycloak as a browser does, swaps the ticket for a session of the site, and is signed out over
 * there: the session here has to end, too.
 * @param {string} origin of the site
 * @param {import('../stack/index.mjs').Stack} stack with Keycloak
 * @throws {Error} where one of these does not happen
 */
export async function trySignIn(origin, stack) {
  const { KEYCLOAK_URL: url, KEYCLOAK_REALM: realm } = stack.identity;
  const username = `u${randomUUID().slice(0, 12).replaceAll('-', '_')}`;
  const user = { username, password: 'uzun parola' };
  const subject = await stack.keycloakAdmin.addUser({ ...user, email: `${username}@posta.example` });

  let cookie = '';
  /** @param {string} name @param {object} [variables] */
  const ask = async (name, variables = {}) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ query: pageDocuments.get(name), variables }),
    });
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    const { data, errors } = /** @type {any} */ (await answer.json());
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return data;
  };

  const tokens = await signInAt({ url, realm, redirect: `${origin}/giris-yap`, ...user });
  const input = { ticket: tokens.access_token, idToken: tokens.id_token };
  const { signInByTicket } = await ask('SignInByTicket', { input });
  const member = signInByTicket.viewer.member.username;
  if ((await ask('Viewer')).viewer?.member.username !== member) throw new Error('the session is not open');
  console.log(`✓ signed in at Keycloak as ${member}, with a session of the site`);

  const began = performance.now();
  await stack.keycloakAdmin.signOut(subject);
  const ended = async () => (await ask('Viewer')).viewer === null;
  await until(ended, { what: 'the end of the session', timeout: TOLD_MS, every: 100 });
  console.log(
    `✓ signed out over there, the session here ended after ${Math.round(performance.now() - began)} ms`,
  );
}
