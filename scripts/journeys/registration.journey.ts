// How registrations of one address keep apart. Joining itself is in joining.journey.ts, which releases are tried with.
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violationsOn } from './accessible.js';
import { launch, person, site, watchFaults, type Size } from './browser.js';
import { callerOf } from '../lib/caller.mjs';
import { mailedPath } from '../lib/mails.mjs';
import { fillLogin, userButton } from './members.js';

let browser: Browser;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  browser = await launch();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(() => browser.close());

/** A browser of its own, and what goes wrong in it but for what the gateway refuses. */
const visit = async (size: Size = 'wide') => {
  const context = await person(browser, size);
  contexts.push(context);
  const page = await context.newPage();
  return { context, page, faults: watchFaults(page, /Failed to load resource.*\/graphql/) };
};
const main = (page: Page) => page.getByRole('main');
const press = (page: Page) => main(page).getByRole('button', { name: 'Hesabımı etkinleştir' }).click();
const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
/** A picture of the state, for whoever wants to look at it. */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SEYIR_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

interface Registrant {
  readonly username: string;
  readonly password: string;
}

const register = async ({ request }: BrowserContext, { username, password }: Registrant, email: string) => {
  const form = { username, emailAddress: email, password, passwordAgain: password };
  const check = await callerOf(site).botCheck('REGISTER');
  const answer = await request.post('/auth/register', {
    headers: { origin: site },
    form: { ...form, ...check },
  });
  expect(await answer.json()).toMatchObject({ success: true });
};
const linkOf = (email: string, { username }: Registrant) =>
  mailedPath(email, '/etkinlestirme', undefined, { says: `@${username},` });
const signIn = async (page: Page, login: Registrant): Promise<void> => {
  await page.goto('/giris-yap');
  await fillLogin(main(page), login);
};

it.each(['wide', 'phone'] as const)(
  'an address signs in with what its owner typed, whoever registered it before (%s)',
  async (size) => {
    const mark = randomBytes(5).toString('hex');
    const email = `sahip-${mark}@posta.example`;
    const attacker = { username: `yabanci_${mark}`, password: 'yabancının uzun parolası' };
    const victim = { username: `sahip_${mark}`, password: 'sahibinin uzun parolası' };
    const { context: strange, page: elsewhere } = await visit(size);
    await register(strange, attacker, email);
    const { context, page, faults } = await visit(size);
    await register(context, victim, email);
    const [foreign, own] = [await linkOf(email, attacker), await linkOf(email, victim)];

    // Somebody else's registration asks for somebody else's password.
    await page.goto(foreign);
    await main(page).getByText(`@${attacker.username} kaydı başka bir tarayıcıda yapılmış`).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await sticksOut(page)).toBeLessThanOrEqual(0);
    await picture(page, `etkinlestirme-soruyor-${size}`);
    await press(page);
    await main(page).getByText('Şifreni yaz.').waitFor();
    await main(page).getByLabel('Şifre', { exact: true }).fill(victim.password);
    await press(page);
    await main(page).getByText('Şifre yanlış.').waitFor();
    await picture(page, `etkinlestirme-yanlis-${size}`);

    await page.goto(own);
    await picture(page, `etkinlestirme-hazir-${size}`);
    await press(page);
    await page.getByRole('heading', { name: `Aramıza hoş geldin, ${victim.username}!` }).waitFor();
    await userButton(page).waitFor();
    await picture(page, `etkinlestirme-bitti-${size}`);

    for (const link of [own, foreign]) {
      await page.goto(link);
      await main(page).getByText('Bu e-postanın hesabı var ve sen zaten giriş yaptın.').waitFor();
    }
    expect(await violationsOn(page)).toEqual([]);
    await picture(page, `etkinlestirme-kullanilmis-${size}`);

    for (const username of [attacker.username, email]) {
      await signIn(elsewhere, { username, password: attacker.password });
      await main(elsewhere).getByText('Hesabın henüz etkin değil.').waitFor();
    }
    await signIn(elsewhere, { username: email, password: victim.password });
    await userButton(elsewhere).waitFor();
    expect(faults).toEqual([]);
  },
  120_000,
);

it('a link that is opened in another browser activates with the password, or with a new one', async () => {
  const { context } = await visit();
  const people = ['bir', 'iki'].map((name) => {
    const username = `gezgin_${name}_${randomBytes(5).toString('hex')}`;
    return { username, password: 'perde açılmadan önce' };
  });
  const [first, second] = people as [Registrant, Registrant];
  const emailOf = ({ username }: Registrant) => `${username}@posta.example`;
  for (const one of people) await register(context, one, emailOf(one));
  const { page, faults } = await visit('phone');
  await page.goto(await linkOf(emailOf(first), first));
  await main(page).getByLabel('Şifre', { exact: true }).fill(first.password);
  await press(page);
  await page.getByRole('heading', { name: `Aramıza hoş geldin, ${first.username}!` }).waitFor();

  const { page: another } = await visit();
  await another.goto(await linkOf(emailOf(second), second));
  await main(another).getByRole('link', { name: 'Yeni şifre belirle' }).click();
  await main(another).getByLabel('Yeni şifre').fill('ikinci perde başlıyor');
  await main(another).getByLabel('Şifre (yeniden)').fill('ikinci perde başlıyor');
  await main(another).getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await another.waitForURL((url) => url.pathname === '/');
  await signIn(another, { ...second, password: 'ikinci perde başlıyor' });
  await userButton(another).waitFor();
  expect(faults).toEqual([]);
}, 120_000);
