import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createDataSource,
  DomainError,
  systemClock,
  systemIds,
  trustAuthorities,
  UnitOfWork,
} from '@seyir/kit';
import { Role } from '@seyir/proto';
import { openStack, signInAt, startTlsProxy } from '../../../scripts/stack/index.ts';
import { entities } from '../src/adapters/store/entities/index.js';
import { keycloakRealm } from '../src/adapters/identity/keycloak-realm.js';
import { KeycloakIdentity } from '../src/adapters/identity/keycloak-identity.js';
import { SqlProviderStore } from '../src/adapters/store/provider-store.js';
import { describeIdentity } from './contracts/identity.contract.js';
import { startAccounts, type Running } from './fixtures.js';

const stack = openStack(dirname(process.env['STACK_STATE'] ?? ''));
if (!stack) throw new Error('STACK_STATE must name the state.json of a stack with keycloak (scripts/stack)');
const { KEYCLOAK_URL: url, KEYCLOAK_REALM: realm } = stack.identity;
const config = { url, realm, clientId: 'seyir-web' };
const admin = stack.keycloakAdmin;
const site = await admin.origin();
const redirect = `${site}/giris-yap`;
const endpoint = `${url}/realms/${realm}/protocol/openid-connect`;
const password = 'uzun parola';
const clock = systemClock();

const newUser = async (roles: string[] = []) => {
  const username = `u${randomUUID().slice(0, 12).replaceAll('-', '_')}`;
  const subject = await admin.addUser({ username, email: `${username}@posta.example`, password, roles });
  const visit = () => signInAt({ url, realm, redirect, username, password });
  return { subject, username, visit };
};

let running: Running;
let source: ReturnType<typeof createDataSource>;
beforeAll(async () => {
  running = await startAccounts({ keycloak: config, origin: () => site }, { clock });
  source = await createDataSource(await running.bench.databaseUrl('accounts'), { entities }).initialize();
});
afterAll(async () => {
  await source.destroy();
  await running.close();
});

const enter = async (user: Awaited<ReturnType<typeof newUser>>) => {
  const { access_token: ticket, id_token: idToken, refresh_token } = await user.visit();
  return { ...(await running.visitor.signInByTicket({ ticket, idToken })), refresh_token };
};
const isOpen = async (token: string) => (await running.visitor.getSession({ token })).session !== undefined;

describeIdentity('Keycloak', async () => {
  const user = await newUser();
  const { session } = await enter(user);
  const memberId = session?.member?.id ?? '';
  const unitOfWork = new UnitOfWork(source);
  const store = new SqlProviderStore(unitOfWork);
  const provider = keycloakRealm(config, { clock, origin: () => '' });
  const memberOf = async (person: Parameters<typeof store.find>[0]) => {
    const link = await store.find(person);
    if (!link || link.disabled) throw new DomainError('INVALID_CREDENTIALS');
    return link.memberId;
  };
  const changed = async (from: string, to: string) => {
    const { access_token } = await user.visit();
    const [head, claims = '', signature] = access_token.split('.');
    const other = Buffer.from(claims, 'base64url').toString().replace(from, to);
    return `${head}.${Buffer.from(other).toString('base64url')}.${signature}`;
  };
  return {
    identity: new KeycloakIdentity({
      provider,
      store,
      transaction: unitOfWork,
      clock,
      memberOf,
      ownerOf: () => Promise.resolve(undefined),
    }),
    memberId,
    right: async (kind) =>
      kind === 'ticket'
        ? { kind, ticket: (await user.visit()).access_token }
        : { kind, login: user.username, password },
    wrong: async () => ({
      kind: 'ticket',
      ticket: await changed('"scope":"openid', '"scope":"roles openid'),
    }),
    unknown: async () => ({ kind: 'ticket', ticket: await changed(user.subject, systemIds().next()) }),
  };
});

describe('Keycloak', () => {
  it.each(['GalataSaray1905', 'BEŞİKTAŞ1903'])(
    'refuses a password that everybody tries first: %s',
    async (first) => {
      const username = `u${randomUUID().slice(0, 12).replaceAll('-', '_')}`;
      const user = { username, email: `${username}@posta.example`, password: first };
      await expect(admin.addUser(user)).rejects.toThrow(/is 400: .*[Pp]assword/);
    },
  );

  it('is reached inside over https only with a known authority', async () => {
    const target = Number(new URL(url).port);
    const tlsProxy = await startTlsProxy({ target, folder: join(stack.home, 'keycloak-tls') });
    const believed = tls.getCACertificates('default');
    const inside = () =>
      keycloakRealm(
        { ...config, internalUrl: `https://127.0.0.1:${tlsProxy.port}` },
        { clock, origin: () => '' },
      );
    try {
      const { access_token } = await (await newUser()).visit();
      expect(await inside().reachable()).toBe(false);
      await expect(inside().ticket(access_token)).rejects.toMatchObject({ code: 'TRY_AGAIN' });
      trustAuthorities({ TRUSTED_CA: tlsProxy.ca });
      expect(await inside().reachable()).toBe(true);
      expect(await inside().ticket(access_token)).toMatchObject({ id: expect.any(String) });
    } finally {
      tls.setDefaultCACertificates(believed);
      await tlsProxy.close();
    }
  });

  it('sends only the roles of the site', async () => {
    const { session } = await enter(await newUser(['moderator']));
    expect(session?.member?.roles).toEqual([Role.MEMBER, Role.MODERATOR]);
  });

  it('gives no code without PKCE or to a foreign address, and accepts passwords only on its page', async () => {
    const ask = async (over: Record<string, string>) => {
      const query = { client_id: 'seyir-web', response_type: 'code', redirect_uri: redirect, ...over };
      const answer = await fetch(`${endpoint}/auth?${new URLSearchParams(query).toString()}`, {
        redirect: 'manual',
      });
      return answer.headers.get('location') ?? answer.status;
    };
    expect(await ask({})).toMatch(/error=invalid_request.*code_challenge_method/);
    for (const redirect_uri of [`${redirect}/`, `${redirect}?x=1`, 'https://evil.example/giris-yap'])
      expect(await ask({ redirect_uri })).toBe(400);
    const { username } = await newUser();
    const body = new URLSearchParams({ grant_type: 'password', client_id: 'seyir-web', username, password });
    expect((await fetch(`${endpoint}/token`, { method: 'POST', body })).status).toBe(400);
  });

  it('limits password tries', async () => {
    const { username, visit } = await newUser();
    for (let n = 0; n < 5; n++)
      await expect(signInAt({ url, realm, redirect, username, password: `yanlış ${n}` })).rejects.toThrow(
        'not let in',
      );
    await expect(visit()).rejects.toThrow('not let in');
  });

  it('sends its mails with the server and sender of its environment', async () => {
    const { subject, username } = await newUser();
    await admin.mailLink(subject);
    const mails = await Promise.all(
      (await readdir(stack.mails)).map((name) => readFile(join(stack.mails, name), 'utf8')),
    );
    const mail = mails.find((text) => text.includes(`To: ${username}@posta.example`));
    expect(mail).toMatch(/^From: Seyir <seyir@localhost>/m);
    // Joins soft line breaks of quoted-printable.
    const links = mail?.replace(/=\r?\n/g, '');
    expect(links).toContain(`${url}/realms/${realm}/login-actions/action-token?key=3D`);
  });

  it('speaks Turkish', async () => {
    const query = { client_id: 'seyir-web', response_type: 'code', redirect_uri: redirect };
    const pkce = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' };
    const page = await fetch(`${endpoint}/auth?${new URLSearchParams({ ...query, ...pkce }).toString()}`);
    expect(await page.text()).toMatch(/<html[^>]* lang="tr"/);
  });

  it('treats our sign-out as its own', async () => {
    const { token, refresh_token } = await enter(await newUser());
    const { leaveAt } = await running.visitor.signOut({ token });
    const answer = await fetch(leaveAt, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${site}/`]);
    const body = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'seyir-web', refresh_token });
    const refreshed = await fetch(`${endpoint}/token`, { method: 'POST', body });
    expect(refreshed.status).toBe(400);
    expect(await isOpen(token)).toBe(false);
  });
});
