// On a fleet where one signs in at Keycloak: `STACK_STATE` names the state file of its stack; `PEERS` and `SIGNING_KEY`
// are those of its importer.
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { timestampNow } from '@bufbuild/protobuf/wkt';
import { callerEnv, callerFrom, readEnv } from '@seyir/kit';
import { AccountsService } from '@seyir/proto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openStack } from '../stack/index.mjs';
import { waitFor } from '../lib/wait.mjs';
import { violationsOn } from './accessible.js';
import { launch, person, watchFaults } from './browser.js';
import { userButton } from './members.js';

const episode = '/dizi/gece-yarisi-iskelesi/1-sezon/2-bolum';
const password = 'uzun parola';

const stack = openStack(dirname(process.env['STACK_STATE'] ?? ''));
if (!stack) throw new Error('STACK_STATE must name the state.json of a stack with keycloak');
const admin = stack.keycloakAdmin;

let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];
beforeAll(async () => {
  browser = await launch();
});
afterEach(() => context.close());
afterAll(() => browser.close());

const newUser = async (email?: string) => {
  const username = `yolcu_${crypto.randomUUID().slice(0, 8)}`;
  const subject = await admin.addUser({ username, password, email: email ?? `${username}@posta.example` });
  return { username, subject };
};

/** Who joined before there was a Keycloak: another one each time, since an account that is linked stays so. */
const olderAccount = async () => {
  const username = `eski_${crypto.randomUUID().slice(0, 8)}`;
  const older = { username, email: `${username}@posta.example`, password: 'eski uzun parola' };
  const { peers } = callerFrom('importer', readEnv(callerEnv, process.env));
  const member = { ...older, id: crypto.randomUUID(), name: 'Eski Üye', joinedAt: timestampNow() };
  await peers
    .client(AccountsService)
    .importMembers({ members: [member] })
    .finally(() => peers.close());
  return older;
};

const visit = async (expected?: RegExp): Promise<void> => {
  context = await person(browser);
  page = await context.newPage();
  faults = watchFaults(page, expected);
};

/** Keycloak's page, in Turkish. */
const signInThere = async (username: string): Promise<void> => {
  await page.locator('html[lang="tr"] #kc-form-login').waitFor();
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('#kc-login').click();
};

const signInLink = () => page.getByRole('banner').getByRole('link', { name: 'Giriş yap' });
const sessionCookie = async () => (await context.cookies()).find(({ name }) => name === 'sid');

it('signs in at Keycloak from the modal, comes back to the texts that were typed, sends one, and is out on both sides after signing out', async () => {
  await visit();
  const { username } = await newUser();
  await page.goto(episode);
  const text = `Keycloak'tan geldim ${crypto.randomUUID()}`;
  await page.getByRole('article').first().getByRole('button', { name: 'Yanıtla' }).click();
  await page.getByLabel(/ için yanıtın$/).fill('Bence de');
  await page.getByLabel('Yorumun', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Yorum yap' }).click();
  const modal = page.getByRole('dialog', { name: 'Giriş yap' });
  await modal.getByRole('link', { name: 'Giriş sayfasına git' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await modal.getByRole('link', { name: 'Giriş sayfasına git' }).click();
  await signInThere(username);
  await page.waitForURL(`**${episode}`);
  await userButton(page).waitFor();
  expect(await sessionCookie()).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/eyJ/);

  // What was typed before is still there.
  const own = page.getByLabel('Yorumun', { exact: true });
  await waitFor('the text', 10_000, async () => (await own.inputValue()) === text);
  expect(await page.getByLabel(/ için yanıtın$/).inputValue()).toBe('Bence de');
  await page.getByRole('button', { name: 'Yorum yap' }).click();
  await page.getByRole('article').filter({ hasText: text }).waitFor();

  await userButton(page).click();
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await signInLink().waitFor();
  expect(await sessionCookie()).toBeUndefined();
  // Somebody else who sits down here is asked for a password.
  await page.goto('/giris-yap');
  await page.locator('#kc-form-login').waitFor();
  expect(faults).toEqual([]);
});

it('is signed out here within seconds when Keycloak says that it is over', async () => {
  await visit();
  const { username, subject } = await newUser();
  await page.goto('/giris-yap?donus=%2Fayarlar%23sifre');
  await signInThere(username);
  await page.waitForURL('**/ayarlar#sifre');
  await page.getByRole('link', { name: 'Şifreyi değiştir' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await admin.signOut(subject);
  const headers = { origin: new URL(page.url()).origin };
  const data = { operationName: 'Viewer', query: 'query Viewer { viewer { id } }', variables: {} };
  await waitFor('the end of the session here', 10_000, async () => {
    const answer = await context.request.post('/graphql', { headers, data });
    return ((await answer.json()) as { data: { viewer: unknown } }).data.viewer === null;
  });
  // The open page hears of it, too, and asks for a sign-in.
  await page.locator('#kc-form-login').waitFor();
  expect(faults).toEqual([]);
});

it('links an older account of the same address with its own password, once', async () => {
  await visit(/Failed to load resource.*\/graphql/);
  const older = await olderAccount();
  const { username } = await newUser(older.email);
  await page.goto('/kayit-ol');
  await page.getByRole('link', { name: 'Kayıt sayfasına git' }).waitFor();
  await page.goto('/giris-yap');
  await signInThere(username);
  const field = page.getByLabel('Seyir hesabının şifresi');
  await field.fill('yanlış parola');
  await page.getByRole('button', { name: 'Hesapları bağla' }).click();
  await page.getByText('Şifre yanlış.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await field.fill(older.password);
  await page.getByRole('button', { name: 'Hesapları bağla' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await userButton(page).click();
  await page.getByText(`@${older.username}`).waitFor();
  expect(faults).toEqual([]);
});
