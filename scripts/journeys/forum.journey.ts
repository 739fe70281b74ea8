import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, test, watchFaults } from './browser.ts';
import { enter, login } from './members.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Creates a topic about a series by the form; the topic's page is then open. */
const open = async (page: Page, title: string): Promise<void> => {
  await page.goto('/tartismalar');
  await button(page, 'Konu aç').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Başlık').fill(title);
  await dialog.getByLabel('Kategori').selectOption('Diziler');
  await dialog.getByRole('searchbox', { name: 'Hakkında' }).fill('iskele');
  await dialog.getByRole('button', { name: 'Gece Yarısı İskelesi: seç' }).click();
  await dialog.getByRole('textbox', { name: 'Metin' }).fill('Ne düşünüyorsunuz?');
  await dialog.getByRole('button', { name: 'Önizleme' }).click();
  await dialog.getByRole('region', { name: 'Önizleme' }).getByText('Ne düşünüyorsunuz?').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Konuyu aç' }).click();
  await page.waitForURL('**/tartisma/*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

const write = async (page: Page, text: string): Promise<void> => {
  const field = page.getByLabel('Yazın', { exact: true });
  await field.fill(text);
  await button(page, 'Yaz').click();
  await expect(field).toHaveValue('');
  await page.getByRole('main').getByText(text, { exact: true }).waitFor();
};

test(
  'F-01 a visitor reads the forum: categories, orders, a topic and its further posts',
  inBothSizes,
  async ({ person }) => {
    const page = await (await person()).newPage();
    const faults = watchFaults(page);
    await page.goto('/tartismalar');
    await page.getByRole('heading', { level: 1, name: 'Tartışmalar' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Genel', exact: true }).click();
    await page.waitForURL('**/tartismalar?kategori=genel');
    await page.getByRole('link', { name: 'Bu hafta ne izledik?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bu hafta ne izledik?' }).waitFor();
    await page.getByText('Mert Can yazmıştı:').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await button(page, 'Sonraki yazılar').click();
    await page.getByText('Bu haftanın özeti: kimse uyumuyor.').waitFor();
    await page.getByRole('searchbox', { name: 'Bu konuda ara' }).fill('ASANSÖR');
    const hit = page.getByRole('link', { name: '9. yazıya git: Can', exact: true });
    await hit.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.reload();
    await hit.click();
    await page.waitForURL('**/tartisma/*?yazi=9#yazi-9');
    // The list of matches stays until the posts are read.
    await page.locator('#yazi-9').getByText('Arkamdan biri geçti sandım, asansörmüş.').waitFor();
    // Where only posts are found, nothing says that the search found nothing.
    const nothing = page.getByText('Listelenecek içerik bulunamadı.');
    await page.goto('/tartismalar?ara=asans%C3%B6r');
    await page.getByRole('heading', { name: 'Yazılarda bulunanlar' }).waitFor();
    await expect(nothing).toBeHidden();
    await page.goto('/tartismalar?ara=qqqzzz');
    await nothing.waitFor();
    // The text of a covered spoiler is not in the page.
    await page.goto('/tartismalar?kategori=filmler');
    const covered = page.getByRole('link', { name: 'Babamın Bisikleti üzerine spoiler içeren konu' });
    expect(await page.content()).not.toContain('kendinize nasıl geldiniz');
    await covered.click();
    await button(page, 'Yine de göster').first().click();
    await page.getByRole('heading', { level: 1, name: /kendinize nasıl geldiniz/ }).waitFor();
    expect(faults).toEqual([]);
  },
);

test(
  'F-02 F-03 F-04 F-08 F-09 F-10 F-13 a member opens a topic, writes, quotes, edits and deletes it',
  inBothSizes,
  async ({ person }, { project }) => {
    const context = await person();
    await enter(context, login(0));
    const page = await context.newPage();
    const faults = watchFaults(page);
    const title = `Deneme konusu ${project.name} ${Date.now()}`;
    await open(page, title);
    await page.getByRole('link', { name: 'Gece Yarısı İskelesi' }).waitFor();
    await button(page, 'Takip ediliyor').waitFor();
    await write(page, 'İlk yazı');
    await button(page, 'Alıntıla').click();
    await write(page, 'İlk yazıya yanıt');
    await page.getByRole('blockquote').getByText('İlk yazı').waitFor();
    expect(await violationsOn(page)).toEqual([]);

    await button(page, 'Konu yönetimi').click();
    await button(page, 'Düzenle').click();
    await page.getByRole('dialog').getByLabel('Başlık').fill(`${title}, yeni`);
    await button(page, 'Kaydet').click();
    await page.getByRole('heading', { level: 1, name: `${title}, yeni` }).waitFor();

    await button(page, 'Konu yönetimi').click();
    await button(page, 'Sil').click();
    await page.getByRole('alertdialog').getByText('Konuyu silmek istediğine emin misin?').waitFor();
    await button(page, 'Evet, sil').click();
    await page.waitForURL('**/tartismalar');
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    expect(faults).toEqual([]);
  },
);

test('a reader finds the place that they left, and new posts appear on an open page', async ({ person }) => {
  const writer = await person('wide');
  await enter(writer, login(0));
  const writing = await writer.newPage();
  await open(writing, `Kaldığın yer ${Date.now()}`);
  await write(writing, 'Birinci');
  const path = new URL(writing.url()).pathname;

  const reader = await person('wide');
  await enter(reader, login(1));
  const reading = await reader.newPage();
  const kept = reading.waitForResponse(
    async (response) => response.request().postData()?.includes('"number":1') ?? false,
  );
  await reading.goto(path);
  await reading.getByText('Birinci', { exact: true }).waitFor();
  await kept;
  await write(writing, 'İkinci');
  await button(reading, '1 yeni yazıyı göster').click();
  await reading.getByText('İkinci', { exact: true }).waitFor();
  await reading.goto('/ara');
  await write(writing, 'Üçüncü');
  await reading.goto(path);
  await reading.getByText('kaldığın yer', { exact: true }).waitFor();
});

test('a moderator locks a topic, and nobody writes in it any more', async ({ person }) => {
  const owner = await person('wide');
  await enter(owner, login(0));
  const page = await owner.newPage();
  await open(page, `Kilitlenecek ${Date.now()}`);
  const moderator = await person('wide');
  await enter(moderator, login(2));
  const desk = await moderator.newPage();
  await desk.goto(page.url());
  await button(desk, 'Konu yönetimi').click();
  await button(desk, 'Kilitle').click();
  await desk.getByText('Kilitli', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Bu konu kilitli: okuyabilirsin ama yazamazsın.').waitFor();
  await expect(page.getByLabel('Yazın', { exact: true })).toHaveCount(0);
});

test('a follower is notified of unread posts once for a topic, and the notification leads to the first one', async ({
  person,
}) => {
  const owner = await person('wide');
  await enter(owner, login(0));
  const writing = await owner.newPage();
  const title = `Takip edilen ${Date.now()}`;
  await open(writing, title);
  await write(writing, 'Birinci');
  const path = new URL(writing.url()).pathname;

  const follower = await person('wide');
  await enter(follower, login(1));
  const reading = await follower.newPage();
  const kept = reading.waitForResponse(
    async (response) => response.request().postData()?.includes('"number":1') ?? false,
  );
  await reading.goto(path);
  await reading.getByText('Birinci', { exact: true }).waitFor();
  await kept;
  await button(reading, 'Takip et').click();
  await button(reading, 'Takip ediliyor').waitFor();
  await reading.goto('/bildirimler');
  await write(writing, 'İkinci');
  await write(writing, 'Üçüncü');
  const entry = reading.getByRole('main').getByRole('link', { name: `${title} konusunda 2 yeni yazı var.` });
  await expect(async () => {
    await reading.reload();
    await expect(entry).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(reading.getByRole('main').getByRole('link', { name: title })).toHaveCount(1);
  await entry.click();
  await reading.waitForURL(`**/tartisma/*?yazi=2#yazi-2`);
  await reading.getByText('İkinci', { exact: true }).waitFor();
});
