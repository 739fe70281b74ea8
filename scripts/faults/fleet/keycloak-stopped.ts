import { randomUUID } from 'node:crypto';
import { signInAt } from '../../stack/index.ts';
import { waitFor } from '../../lib/wait.ts';
import type { Scenario } from './fleet-site.ts';

const PASSWORD = 'uzun parola';
const BACK_MS = 60_000;

export const keycloakStopped: Scenario = {
  name: 'Keycloak stopped',
  says: 'sessions, reading, writing and signing out go on at each gateway, the sign-in page knows; one signs in after its return',
  async run({ stack, clients, plan }) {
    const { KEYCLOAK_URL: url, KEYCLOAK_REALM: realm } = stack.identity;
    const username = `kaza_${randomUUID().slice(0, 8)}`;
    await stack.keycloakAdmin.addUser({ username, email: `${username}@posta.example`, password: PASSWORD });
    const visit = () =>
      signInAt({ url, realm, redirect: `${plan.origin}/giris-yap`, username, password: PASSWORD });
    const findings: string[] = [];
    const is = (what: string, found: unknown, wanted: unknown) => {
      if (found !== wanted) findings.push(`${what}: ${found} instead of ${wanted}`);
    };
    const [first] = clients;
    if (!first) throw new Error('a gateway is needed');
    const members = [];
    for (const client of clients) members.push(await client.signInByTicket(await visit()));
    let slowest = 0;

    await stack.stop('keycloak');
    try {
      await waitFor('the end of its answers', BACK_MS, async () => !(await first.providerAnswers()));
      for (const [index, client] of clients.entries()) {
        const member = members[index];
        if (!member) continue;
        const began = performance.now();
        is('the session', await client.viewer(member), member.id);
        const [episode] = await client.episodes();
        const id = await client.postComment(member, episode ?? '', `kaza: ${index}`, randomUUID());
        is('the comment', (await client.comments(member, [id]))[0]?.body, `kaza: ${index}`);
        is('whether it answers', await client.providerAnswers(), false);
        is('where one signs out besides', await client.signOut(member), null);
        is('the session after signing out', await client.viewer(member).catch(String), undefined);
        slowest = Math.max(slowest, performance.now() - began);
      }
    } finally {
      await stack.start('keycloak');
    }
    await waitFor('its answers', BACK_MS, () => first.providerAnswers().then((answers) => answers === true));
    const member = await first.signInByTicket(await visit());
    is('the session of who signed in again', await first.viewer(member), members[0]?.id);
    return { findings, facts: `${clients.length} gateways, each journey within ${Math.round(slowest)} ms` };
  },
};
