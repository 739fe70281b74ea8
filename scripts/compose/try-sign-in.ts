import { randomUUID } from 'node:crypto';
import { callerOf, cookiesOf, send } from '../site/caller.ts';
import { documentOf } from '../site/documents.ts';
import { signInAt, type Stack } from '../stack/index.ts';
import { until } from '../stack/lib/wait.ts';

const TOLD_MS = 10_000;

/**
 * A new user signs in at Keycloak in a browser, exchanges the ticket for a session of the site, and signs out at
 * Keycloak: the session must end here too.
 * @param origin of the site
 * @param stack with Keycloak
 * @throws {Error} if one of these steps fails
 */
export async function trySignIn(origin: string, stack: Stack) {
  const { KEYCLOAK_URL: url, KEYCLOAK_REALM: realm } = stack.identity;
  const username = `u${randomUUID().slice(0, 12).replaceAll('-', '_')}`;
  const user = { username, password: 'uzun parola' };
  const subject = await stack.keycloakAdmin.addUser({ ...user, email: `${username}@posta.example` });

  const document = (name: string) => documentOf(name);

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
