// Needs a fleet with Keycloak: `STACK_STATE` is the state file of its stack; `PEERS` and `SIGNING_KEY` are those of
// its importer.
import { dirname } from 'node:path';
import { timestampNow } from '@bufbuild/protobuf/wkt';
import { callerEnv, callerFrom, readEnv } from '@seyir/kit';
import { AccountsService } from '@seyir/proto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { openStack } from '../stack/index.ts';
import { documentOf } from '../site/documents.ts';
import { waitFor } from '../lib/wait.ts';
import { violationsOn } from './accessible.ts';
import { test as base, watchFaults } from './browser.ts';
import { userButton } from './members.ts';

const episode = '/dizi/gece-yarisi-iskelesi/1-sezon/2-bolum';
const password = 'uzun parola';

const stack = openStack(dirname(process.env['STACK_STATE'] ?? ''));
if (!stack) throw new Error('STACK_STATE must name the state.json of a stack with keycloak');
const admin = stack.keycloakAdmin;

let context: BrowserContext;
let page: Page;
let faults: string[];

const newUser = async (email?: string) => {
  const username = `yolcu_${crypto.randomUUID().slice(0, 8)}`;
  const subject = await admin.addUser({ username, password, email: email ?? `${username}@posta.example` });
  return { username, subject };
};

/** A member who registered before Keycloak existed: a new one each time, because an account stays linked. */
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

const test = base.extend<{ visit: (expected?: RegExp) => Promise<void> }>({
  visit: async ({ person }, use) =>
    use(async (expected) => {
      context = await person();
      page = await context.newPage();
      faults = watchFaults(page, expected);
    }),
});

/** Keycloak's page, in Turkish. */
const signInThere = async (username: string): Promise<void> => {
  await page.locator('html[lang="tr"] #kc-form-login').waitFor();
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('#kc-login').click();
};

const signInLink = () => page.getByRole('banner').getByRole('link', { name: 'Giriş yap' });
const sessionCookie = async () => (await context.cookies()).find(({ name }) => name === 'sid');

test('signs in at Keycloak from the dialog, returns to the typed texts, sends one, and is signed out on both sides after signing out', async ({
  visit,
}) => {
  await visit();
  const { username } = await newUser();
  await page.goto(episode);
  const text = `Keycloak'tan geldim ${crypto.randomUUID()}`;
  const reply = page.getByLabel(/ için yanıtın$/);
  // The button works once the page is hydrated; a click before that does nothing.
  await expect(async () => {
    await page.getByRole('article').first().getByRole('button', { name: 'Yanıtla' }).click();
    await expect(reply).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await reply.fill('Bence de');
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

  // The form still contains the typed text.
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
  // Another person at this device must enter a password.
  await page.goto('/giris-yap');
  await page.locator('#kc-form-login').waitFor();
  expect(faults).toEqual([]);
});

test('is signed out here within seconds when Keycloak ends the session', async ({ visit }) => {
  await visit();
  const { username, subject } = await newUser();
  await page.goto('/giris-yap?donus=%2Fayarlar%23sifre');
  await signInThere(username);
  await page.waitForURL('**/ayarlar#sifre');
  await page.getByRole('link', { name: 'Şifreyi değiştir' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await admin.signOut(subject);
  const headers = { origin: new URL(page.url()).origin };
  const data = { operationName: 'Viewer', query: documentOf('Viewer'), variables: {} };
  await waitFor('the end of the session here', 10_000, async () => {
    const answer = await context.request.post('/graphql', { headers, data });
    // The list has no data if the site could not answer in time.
    return ((await answer.json()) as { data?: { viewer: unknown } | null }).data?.viewer === null;
  });
  // The open page is notified of the end too, and shows the sign-in.
  await page.locator('#kc-form-login').waitFor();
  expect(faults).toEqual([]);
});

test('links an older account of the same address with its own password, once', async ({ visit }) => {
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
