import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { closePersons, inBothSizes, test, watchFaults } from './browser.ts';
import { login } from './members.ts';
import { openSubscribed, openTwoMembers } from './two-members.ts';

const mark = crypto.randomUUID().slice(0, 8);
const name = `Deneme Kulübü ${mark}`;
const text = `Yalnız bize ${mark}`;
const guest = 'Mert Can';

/** The owner uses the wide screen, the guest the phone. */
let a: Page;
let b: Page;
let faults: string[];
/** The address of the new group. */
let path = '';

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
const live = (page: Page): Promise<void> => openSubscribed(page, path, 'GroupStandingChanges');
const people = (page: Page): Promise<void> => page.getByRole('tab', { name: 'Üyeler' }).click();

test.describe('a private group', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000);
    ({ a, b, faults } = await openTwoMembers(browser));
  });
  test.afterAll(closePersons);

  test('G-01 G-03 G-07 is made with a part of a picture as its cover; then its page opens', async () => {
    await a.goto('/gruplar');
    const photo = { name: 'foto.png', mimeType: 'image/png', buffer: await a.screenshot() };
    await button(a, 'Grup oluştur').click();
    const form = a.getByRole('dialog', { name: 'Grup oluştur' });
    await form.getByLabel('Grup adı').fill(name);
    await form.getByLabel('Açıklama').fill('Tarayıcı denemesi');
    await form.getByLabel('Kapak fotoğrafı: resim seç').setInputFiles(photo);
    const zoom = form.getByRole('slider', { name: 'Kapak fotoğrafı: yakınlaştırma' });
    await zoom.press('ArrowRight');
    const frame = form.getByRole('group', { name: /^Kapak fotoğrafı: çerçeve/ });
    await frame.press('ArrowDown');
    await form.getByLabel('Afiş: resim seç').setInputFiles(photo);
    await form.getByRole('slider', { name: 'Afiş: yakınlaştırma' }).waitFor();
    expect(await violationsOn(a)).toEqual([]);
    await form.getByText(/^Gizli: /).click();
    await form.getByRole('button', { name: 'Oluştur' }).click();
    await form.getByText('Grup oluşturuldu.').waitFor();
    await a.waitForURL('**/grup/*');
    path = new URL(a.url()).pathname;
    await a.getByRole('heading', { level: 1, name }).waitFor();
    const sizes = () =>
      a.locator('main header img').evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ naturalWidth: width, naturalHeight: height }) => ({
          ratio: Math.round((width / height) * 10) / 10,
          width,
        })),
      );
    await expect.poll(sizes).toMatchObject([{ ratio: 3 }, { ratio: 0.7 }]);
    // Zoomed in, so the cover is less than the whole width of the picture.
    expect((await sizes())[0]!.width).toBeLessThan(1_440);
    expect(await violationsOn(a)).toEqual([]);
  });

  test('G-10 G-12 a request is accepted, and the open page of the new member shows the group', async () => {
    await live(b);
    await b.getByText('Bu grup gizli').waitFor();
    await button(b, 'Katılmak iste').click();
    await button(b, 'İstek gönderildi: İsteği geri al').waitFor();
    expect(await violationsOn(b)).toEqual([]);
    await live(a);
    await people(a);
    await button(a, `${guest}: Kabul et`).click();
    await button(b, 'Gruptan ayrıl').waitFor();
  });

  test('a member who is removed loses the open page of a post, and the group', async () => {
    await a.getByRole('tab', { name: 'Gönderiler' }).click();
    await a.getByLabel('Ne paylaşmak istersin?').fill(text);
    await button(a, 'Paylaş').click();
    const link = a.getByRole('article').filter({ hasText: text }).getByRole('link', { name: /önce$/ });
    const post = (await link.getAttribute('href')) ?? '';
    await openSubscribed(b, post, 'PostFrames');
    await b.getByText(text).waitFor();
    await people(a);
    await button(a, `${guest}: Gruptan çıkar`).click();
    await button(a, 'Evet, çıkar').click();
    await expect(b.getByText(text)).toHaveCount(0, { timeout: 1_000 });
    await expect(b.getByLabel('Yorumun', { exact: true })).toHaveCount(0);
    await live(b);
    await b.getByText('Bu grup gizli').waitFor();
  });

  test('G-22 an invited member sees the invitation on the open page, and joins', async () => {
    await a.getByLabel('Davet edilecek üyeyi ara').fill(login(1).username);
    await button(a, `${guest}: Davet et`).first().click();
    await button(b, 'Daveti kabul et').click();
    await button(b, 'Gruptan ayrıl').waitFor();
    await b.getByText(text).waitFor();
  });

  test('G-06 the form of the address #manage changes the group and keeps its pictures', async () => {
    await a.goto(`${path}#manage`);
    const form = a.getByRole('dialog', { name: 'Grubu düzenle' });
    await form.getByLabel('Kısa söz').fill('Her cuma');
    expect(await violationsOn(a)).toEqual([]);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await a.getByRole('main').getByText('Her cuma').waitFor();
    await expect(a.locator('main header img')).toHaveCount(2);
  });

  test('G-06 a picture of the group is removed', async () => {
    await a.goto(`${path}#manage`);
    const form = a.getByRole('dialog', { name: 'Grubu düzenle' });
    await button(a, 'Kapağı kaldır').click();
    expect(await violationsOn(a)).toEqual([]);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form).toHaveCount(0);
    await expect(a.locator('main header img')).toHaveCount(1);
    await a.reload();
    await expect(a.locator('main header img')).toHaveCount(1);
    await a.getByRole('main').getByText('Her cuma').waitFor();
  });

  test('G-19 G-20 it is deleted after its question, also for those who have it open', async () => {
    const question = a.getByRole('alertdialog', { name: 'Grubu silmek istediğinize emin misiniz ?' });
    await button(a, 'Grubu sil').click();
    await question.getByRole('button', { name: 'Hayır' }).click();
    await button(a, 'Grubu sil').click();
    expect(await violationsOn(a)).toEqual([]);
    await question.getByRole('button', { name: 'Evet, sil' }).click();
    await a.waitForURL('**/gruplar');
    await expect(b.getByRole('heading', { level: 1, name })).toHaveCount(0);
    // The server renders pages for visitors, who do not see the post.
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
  });
});

test('G-08 a visitor searches the groups and opens one', inBothSizes, async ({ person }) => {
  const page = await (await person()).newPage();
  const found = watchFaults(page);
  await page.goto('/gruplar');
  await page.getByRole('link', { name: 'Anime ve Çay' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Grup ara' }).fill('VAPURU');
  await expect(page.getByRole('link', { name: 'Anime ve Çay' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Gece Vapuru Tayfası' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gece Vapuru Tayfası' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
  expect(found).toEqual([]);
});
