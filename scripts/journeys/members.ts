import { readFileSync } from 'node:fs';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { callerOf } from '../site/caller.ts';
import { site } from './browser.ts';

export interface Login {
  readonly username: string;
  readonly password: string;
  readonly roles: readonly string[];
}

/** A demo login by its index; the first two are members without a role. */
export const login = (place: number): Login => {
  const all = JSON.parse(readFileSync(process.env['SEYIR_LOGINS'] ?? '', 'utf8')) as Login[];
  const found = all[place];
  if (!found) throw new Error(`there is no demo login ${place}`);
  return found;
};

/** Opens a session without the page's form, for journeys about other things. */
export const enter = async (context: BrowserContext, { username, password }: Login): Promise<void> => {
  const answer = await context.request.post('/auth/login', {
    headers: { origin: site },
    form: { username, password, ...(await callerOf(site).botCheck('LOGIN')) },
  });
  expect(answer.status()).toBe(200);
  expect((await context.cookies()).map(({ name }) => name)).toContain('sid');
};

/** Fills and sends a login form, on its page or in the dialog. */
export const fillLogin = async (
  form: Locator,
  { username, password }: Pick<Login, 'username' | 'password'>,
): Promise<void> => {
  await form.getByLabel('Kullanıcı adı ya da e-posta').fill(username);
  await form.getByLabel('Şifre', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Giriş yap', exact: true }).click();
};

/** The header's user button of a signed-in member. */
export const userButton = (page: Page): Locator => page.getByRole('button', { name: /kullanıcı menüsü/ });

/** The header's bell; its label contains the number of unread notifications. */
export const bell = (page: Page): Locator => page.getByRole('button', { name: /^Bildirimler/ });
