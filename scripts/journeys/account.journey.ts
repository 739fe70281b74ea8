import { randomBytes } from 'node:crypto';
import { eventually } from '@seyir/kit/testing';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsOn } from './accessible.ts';
import { inBothSizes, site, test as base, watchFaults, type Size } from './browser.ts';
import { callerOf } from '../site/caller.ts';
import { mailedPath } from '../lib/mails.ts';
import { enter, fillLogin, login, userButton } from './members.ts';

let faults: string[];

const test = base.extend<{ visit: (size?: Size) => Promise<Page> }>({
  visit: async ({ person }, use) =>
    use(async (size) => {
      const page = await (await person(size)).newPage();
      // The browser logs the gateway's refusals, which are answers of 4xx.
      faults = watchFaults(page, /Failed to load resource.*(\/graphql|\/profile\/)/);
      return page;
    }),
});
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true }).click();
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
/** Checks that nothing overflows; axe is slow and runs only on layouts that no other test covers. */
const isClean = async (page: Page, withAxe = true): Promise<void> => {
  if (withAxe) expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

/** Registers a new member who is signed in on the page. */
const join = async (page: Page) => {
  const username = `uye_${randomBytes(6).toString('hex')}`;
  const email = `${username}@posta.example`;
  const password = 'perde açılmadan önce';
  const check = await callerOf(site).botCheck('REGISTER');
  const form = { username, emailAddress: email, password, passwordAgain: password, ...check };
  const answer = await page.request.post('/auth/register', { headers: { origin: site }, form });
  expect(await answer.json()).toMatchObject({ success: true });
  await page.goto(await mailedPath(email, '/etkinlestirme'));
  await press(page, 'Hesabımı etkinleştir');
  await userButton(page).waitFor();
  return { username, email, password };
};

test('A-15 A-18 A-20 A-22 saves the profile, the photo and the links, and shows them on the page', async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const page = await visit();
  const { username } = await join(page);
  await userButton(page).click();
  await page.getByRole('menuitem', { name: 'Ayarlar' }).click();
  await page.waitForURL('**/ayarlar');
  await field(page, 'Görünen ad').fill('Ğıyaseddin Şimşekçioğlu');
  await field(page, 'Hakkında').fill('Gece vapurunda dizi izler.');
  await press(page, 'Kaydet');
  await says(page, 'Kaydedildi.');
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#F4B740' } });
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'ben.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a') });
  await says(page, 'Yalnızca JPEG ya da PNG fotoğraf seçebilirsin.');
  await input.setInputFiles({ name: 'ben', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() });
  await says(page, 'Yeni fotoğrafın hazır.');
  const shown = userButton(page).locator('img');
  expect(await shown.getAttribute('src')).toMatch(/^\/i\/avatars\/u\/.+\.webp$/);
  await isClean(page);
  await tab(page, 'Sosyal');
  const hosts = { Facebook: 'facebook.com', 'X (Twitter)': 'x.com', Instagram: 'instagram.com' };
  for (const [name, host] of Object.entries(hosts))
    await field(page, name).fill(`https://www.${host}/giyaseddin`);
  await press(page, 'Kaydet');
  await page.getByRole('button', { name: 'Bağlantıları kaldır' }).waitFor();
  await page.goto(`/profile/${username}`);
  await page.getByRole('heading', { name: 'Ğıyaseddin Şimşekçioğlu' }).waitFor();
  await says(page, 'Gece vapurunda dizi izler.');
  expect(await page.getByRole('link', { name: /Instagram/ }).getAttribute('rel')).toBe(
    'nofollow ugc noopener',
  );
  await page.getByRole('link', { name: 'Profilini düzenle' }).waitFor();
  // the tabs of the profile, including the member's own lists.
  await tab(page, 'İzleme Listem');
  await page.waitForURL('**#tab-6');
  await isClean(page);

  await page.goto('/ayarlar#gizlilik');
  await field(page, 'Profilimi kimler görsün?').selectOption({ label: 'Yalnızca ben' });
  await page.getByRole('switch').and(page.locator('[data-disabled]')).waitFor();
  const stranger = await visit();
  // A page that another process rendered counts as fresh for 5 s.
  await eventually(async () => {
    await stranger.goto(`/profile/${username}`);
    return (await stranger.getByText('Bu profil saklı').count()) > 0;
  }, 8_000);
  expect(await stranger.getByText('Gece vapurunda dizi izler.').count()).toBe(0);
  await isClean(stranger);
  expect(faults).toEqual([]);
});

test('A-02 A-03 A-13 A-14 A-21 confirms an address, ends sessions, changes the password, and asks ended sessions to sign in', async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const page = await visit();
  await page.goto('/ayarlar#hesap');
  await page.waitForURL('**/giris-yap?donus=%2Fayarlar%23hesap');
  const { username, email, password } = await join(page);
  const fresh = `yeni_${email}`;
  await page.goto('/ayarlar#hesap');
  await field(page, 'Yeni e-posta').fill(fresh);
  await press(page, 'Onay bağlantısı gönder');
  await says(page, 'Yeni adresine bir bağlantı gönderdik.');
  await page.goto(await mailedPath(fresh, '/e-posta-onayla'));
  await field(page, 'Şifre').fill('yanlış parola');
  await press(page, 'Adresimi onayla');
  await says(page, 'Şifre yanlış.');
  await isClean(page);
  await field(page, 'Şifre').fill(password);
  await press(page, 'Adresimi onayla');
  await says(page, `E-posta adresin artık ${fresh}.`);

  const other = await visit('phone');
  await other.goto('/profile/message');
  await other.waitForURL('**/giris-yap?donus=%2Fprofile%2Fmessage');
  await other.goto('/login?donus=/ayarlar');
  await other.waitForURL('**/giris-yap?donus=%2Fayarlar');
  await fillLogin(main(other), { username: fresh, password });
  await other.waitForURL('**/ayarlar');
  await field(other, 'Görünen ad').waitFor();
  await page.goto('/ayarlar#oturumlar');
  await says(page, 'Bu cihaz');
  await isClean(page);
  await press(page, 'Diğer bütün oturumları kapat');
  await page.getByRole('button', { name: 'Evet, kapat' }).click();
  await says(page, 'Diğer oturumların kapatıldı.');
  // That session has ended: the gateway notifies its page, which shows the sign-in.
  await other.waitForURL('**/giris-yap?donus=%2Fayarlar');

  await tab(page, 'Şifre');
  const next = 'ikinci perde başlıyor';
  await field(page, 'Şu anki şifren').fill(password);
  await field(page, 'Yeni şifre').fill(next);
  await field(page, 'Şifre (yeniden)').fill(next);
  await press(page, 'Şifreyi değiştir');
  await says(page, 'Şifren değişti. Diğer oturumların kapandı.');
  const said = Date.now();
  await page.waitForURL((url) => url.pathname === '/');
  expect(Date.now() - said).toBeGreaterThan(1_000);
  await userButton(page).waitFor();
  await fillLogin(main(other), { username, password: next });
  // The sign-in leads back to the page that the session's end has left.
  await other.waitForURL('**/ayarlar');
  await field(other, 'Görünen ad').waitFor();
  expect(faults).toEqual([]);
});

test('U-04 opens the sign-in page for a write without a session if no dialog is available', async ({
  visit,
}) => {
  const page = await visit();
  await page.route('**/assets/login-dialog-*.js', (route) => route.abort());
  await page.goto('/dizi/gece-yarisi-iskelesi');
  // The link appears only after hydration.
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).waitFor();
  await field(page, 'Yorumun').fill('Ziyaretçiyken yazdım.');
  await press(page, 'Yorum yap');
  await page.waitForURL('**/giris-yap?donus=%2Fdizi%2Fgece-yarisi-iskelesi');
  await main(page).getByLabel('Kullanıcı adı ya da e-posta').waitFor();
});

test(
  'A-24 U-10 every tab of the settings: axe finds nothing, nothing fails, nothing overflows',
  inBothSizes,
  async ({ visit, size }) => {
    // axe runs six times: twice the usual time, for a busy machine.
    test.setTimeout(120_000);
    const page = await visit();
    await enter(page.context(), login(0));
    await page.goto('/');
    await userButton(page).click();
    await page.getByRole('menuitem', { name: 'Ayarlar' }).click();
    for (const name of ['Profil', 'Hesap', 'Şifre', 'Sosyal', 'Oturumlar', 'Gizlilik']) {
      await tab(page, name);
      await main(page).getByRole('tabpanel', { name }).locator('label, li, dl').first().waitFor();
      await isClean(page, size === 'wide' || name === 'Oturumlar');
    }
    expect(faults).toEqual([]);
  },
);

test(
  'A-22 profiles, a missing one, and the page of a new address: nothing overflows',
  inBothSizes,
  async ({ visit, size }) => {
    const page = await visit();
    for (const [path, heading] of [
      ['/profile/selin', 'Selin Akça'],
      ['/profile/hic_kimse_yok', 'Bu sahne kurguda kalmış'],
      ['/e-posta-onayla?token=x', 'Yeni adresini onayla'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).waitFor();
      await isClean(page, size === 'wide' || path === '/profile/selin');
    }
    expect(faults).toEqual([]);
  },
);

test(
  'U-16 R-05 R-08 opens one answer at a time, and accepts a message of a visitor',
  inBothSizes,
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sık sorulan sorular' }).click();
    const items = page.locator('details');
    await items.first().locator('summary').click();
    await items.nth(1).locator('summary').click();
    expect(await page.locator('details[open]').count()).toBe(1);
    await isClean(page);
    await main(page).getByRole('link', { name: 'Bize yaz' }).click();
    await press(page, 'Gönder');
    await says(page, 'Lütfen tüm alanları doldurunuz.');
    await isClean(page);
    await field(page, 'Adın').fill('Deniz');
    await field(page, 'E-posta').fill('deniz@posta.example');
    await field(page, 'Konu').fill('Altyazı');
    await field(page, 'Mesajın').fill('Üçüncü bölümün altyazısı kaymış.');
    await press(page, 'Gönder');
    await says(page, 'Mesajını aldık.');
    await isClean(page);
    expect(faults).toEqual([]);
  },
);
