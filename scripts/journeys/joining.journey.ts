import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, test as base, watchFaults } from './browser.ts';
import { mailedPath } from '../lib/mails.ts';
import { fillLogin, userButton } from './members.ts';

let page: Page;
let faults: string[];

const test = base.extend<{ visit: () => Promise<void> }>({
  visit: async ({ person }, use) =>
    use(async () => {
      page = await (await person()).newPage();
      // The browser logs the gateway's refusals, which are answers of 4xx.
      faults = watchFaults(page, /Failed to load resource.*\/graphql/);
    }),
});
const main = () => page.getByRole('main');
const press = (name: string) => main().getByRole('button', { name, exact: true }).click();
const field = (label: string) => main().getByLabel(label, { exact: true });
/** A screenshot of the state, if requested. */
const picture = async (name: string): Promise<void> => {
  const folder = process.env['SEYIR_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test('A-04 registers, activates by the mailed link and is signed in; then resets a forgotten password', async ({
  visit,
}) => {
  // One test covers the whole process, so it gets twice the usual time for a busy machine.
  test.setTimeout(120_000);
  await visit();
  const username = `yeni_${randomBytes(6).toString('hex')}`;
  const email = `${username}@posta.example`;
  const password = 'perde açılmadan önce';

  await page.goto('/giris-yap');
  await main().getByRole('link', { name: 'Kayıt ol' }).click();
  await page.waitForURL('**/kayit-ol');
  await press('Kayıt ol');
  await main().getByText('Bir kullanıcı adı seç.').waitFor();
  await field('Kullanıcı adı').fill(username);
  await field('E-posta').fill(email);
  await field('Şifre').fill('galatasaray');
  await field('Şifre (yeniden)').fill('galatasaray');
  await press('Kayıt ol');
  await main().getByText('Bu şifre kolay tahmin edilir. Başka bir şifre seç.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await picture('kayit-ol-hata');
  await field('Şifre').fill(password);
  await field('Şifre (yeniden)').fill(password);
  await press('Kayıt ol');
  await main().getByText('Kaydın alındı. Lütfen e-postanı kontrol et.').waitFor();

  await page.goto('/giris-yap');
  await fillLogin(main(), { username, password });
  await main().getByRole('link', { name: 'E-postayı yeniden gönder' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await picture('giris-yap-etkin-degil');

  await page.goto(await mailedPath(email, '/etkinlestirme'));
  await press('Hesabımı etkinleştir');
  await page.getByRole('heading', { name: `Aramıza hoş geldin, ${username}!` }).waitFor();
  await userButton(page).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await picture('etkinlestirme-bitti');
  await page.goto('/sifremi-unuttum');
  await field('E-posta').fill(email);
  await press('Bağlantıyı gönder');
  await main().getByText('Lütfen e-postanı kontrol et.').waitFor();
  await page.goto(await mailedPath(email, '/sifre-degistir'));
  const next = 'ikinci perde başlıyor';
  await field('Yeni şifre').fill(next);
  await field('Şifre (yeniden)').fill(next);
  await press('Şifreyi değiştir');
  await main().getByText('Şifren değişti.').waitFor();
  const said = Date.now();
  await page.waitForURL((url) => url.pathname === '/');
  // the page redirects to the home page 1,500 ms after the message.
  expect(Date.now() - said).toBeGreaterThan(1_000);
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).waitFor();

  await page.goto('/giris-yap');
  await fillLogin(main(), { username, password });
  await main().getByText('Kullanıcı adı ya da şifre yanlış.').waitFor();
  await fillLogin(main(), { username, password: next });
  await userButton(page).waitFor();
  expect(faults).toEqual([]);
});

for (const [path, ready] of [
  ['/kayit-ol', 'main form'],
  ['/sifremi-unuttum', 'main form'],
  ['/etkinlestirme', 'main form'],
  ['/etkinlestirme?token=x', 'main form'],
  ['/sifre-degistir?token=x', 'main form'],
  ['/sifre-degistir', 'main a'],
] as const)
  test(
    `${path}: axe finds nothing, nothing fails, nothing overflows`,
    inBothSizes,
    async ({ visit, size }) => {
      await visit();
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await violationsOn(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await picture(`${path.slice(1).replace(/\W+/g, '-')}-${size}`);
      expect(faults).toEqual([]);
    },
  );
