import { randomUUID } from 'node:crypto';
import { callerOf, cookiesOf, send } from '../lib/caller.mjs';
import { pageDocuments } from '../lib/page-documents.mjs';
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

  /** @param {string} name */
  const document = (name) => pageDocuments.get(name) ?? '';

  const tokens = await signInAt({ url, realm, redirect: `${origin}/giris-yap`, ...user });
  const input = { ticket: tokens.access_token, idToken: tokens.id_token };
  const answer = await send(callerOf(origin).graphql(document('SignInByTicket'), { input }));
  const caller = callerOf(origin, cookiesOf(answer));
  const viewer = async () => (await caller.data(document('Viewer'))).viewer;
  const member = (await viewer())?.member.username;
  if (!member) throw new Error(`the session is not open: ${await answer.text()}`);
  console.log(`✓ signed in at Keycloak as ${member}, with a session of the site`);

  const began = performance.now();
  await stack.keycloakAdmin.signOut(subject);
  const ended = async () => (await viewer()) === null;
  await until(ended, { what: 'the end of the session', timeout: TOLD_MS, every: 100 });
  console.log(
    `✓ signed out over there, the session here ended after ${Math.round(performance.now() - began)} ms`,
  );
}
