// Concurrent registrations of one address. joining.journey.ts covers registration itself, and also runs against the last release.
import { randomBytes } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, site, test as base, watchFaults, type Size } from './browser.ts';
import { callerOf } from '../site/caller.ts';
import { mailedPath } from '../lib/mails.ts';
import { fillLogin, userButton } from './members.ts';

/** A separate browser context, and its errors except the gateway's refusals. */
interface Visit {
  context: BrowserContext;
  page: Page;
  faults: string[];
}
const test = base.extend<{ visit: (size?: Size) => Promise<Visit> }>({
  visit: async ({ person }, use) =>
    use(async (size) => {
      const context = await person(size);
      const page = await context.newPage();
      return { context, page, faults: watchFaults(page, /Failed to load resource.*\/graphql/) };
    }),
});
const main = (page: Page) => page.getByRole('main');
const press = (page: Page) => main(page).getByRole('button', { name: 'Hesabımı etkinleştir' }).click();
const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
/** A screenshot of the state, if requested. */
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

test(
  'an address signs in with its owner’s password, even if another person registered it before',
  inBothSizes,
  async ({ visit, size }) => {
    test.setTimeout(120_000);
    const mark = randomBytes(5).toString('hex');
    const email = `sahip-${mark}@posta.example`;
    const attacker = { username: `yabanci_${mark}`, password: 'yabancının uzun parolası' };
    const victim = { username: `sahip_${mark}`, password: 'sahibinin uzun parolası' };
    const { context: strange, page: elsewhere } = await visit();
    await register(strange, attacker, email);
    const { context, page, faults } = await visit();
    await register(context, victim, email);
    const [foreign, own] = [await linkOf(email, attacker), await linkOf(email, victim)];

    // A registration by another person needs that person's password.
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
);

test('a link opened in another browser activates with the password, or with a new one', async ({ visit }) => {
  test.setTimeout(120_000);
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
});
