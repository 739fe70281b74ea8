import { expect, type BrowserContext, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { site, sizes, test, watchFaults } from './browser.ts';
import { enter, login } from './members.ts';

const MODERATOR = 2;

/** Checks that axe finds nothing on the page, on a wide screen and on a phone. */
const isSound = async (page: Page) => {
  for (const size of [sizes.phone, sizes.wide]) {
    await page.setViewportSize(size);
    expect(await violationsOn(page)).toEqual([]);
  }
};

const post = async (context: BrowserContext, path: string, form: Record<string, string>) => {
  const answer = await context.request.post(path, { headers: { origin: site }, form });
  return (await answer.json()) as { success: boolean; id?: string };
};

/** Opens the case whose evidence contains the text, among those with a link of this name. */
const openCase = async (page: Page, name: string, text: string) => {
  await page.goto('/yonetim/vakalar');
  const cases = page.getByRole('link', { name });
  await cases.first().waitFor();
  const paths = await Promise.all((await cases.all()).map((one) => one.getAttribute('href')));
  for (const path of paths) {
    await page.goto(path ?? '');
    await page.getByText('Bildirildiği hâliyle').waitFor();
    if (await page.getByText(text).first().isVisible()) return;
  }
  throw new Error(`no case contains "${text}"`);
};

test('a reported post becomes a case; a moderator removes it, and the reporter is notified', async ({
  person,
}) => {
  const author = await person();
  await enter(author, login(0));
  const { id } = await post(author, '/set/flow/post', {
    message: `Kötü gönderi ${Date.now()}`,
    type: 'post',
  });
  const reporter = await person();
  await enter(reporter, login(1));
  const reported = { id: id ?? '', value: 'indecent', desc: 'Çok kaba', type: 'flow' };
  expect(await post(reporter, '/set/report', reported)).toMatchObject({ success: true });

  const moderator = await person();
  await enter(moderator, login(MODERATOR));
  const page = await moderator.newPage();
  const faults = watchFaults(page);
  await page.goto('/yonetim/vakalar');
  await page.getByRole('link', { name: 'Gönderi vakasını aç' }).first().waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Gönderi vakasını aç' }).first().click();
  await page.getByText('Çok kaba').waitFor();
  await page.getByRole('button', { name: 'Üstlen' }).click();
  await page.getByRole('button', { name: 'Bırak' }).waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'İçeriği kaldır' }).click();
  await page.getByRole('button', { name: 'Evet, kaldır' }).click();
  await page.getByText('Kaldırıldı', { exact: true }).waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await isSound(page);
  await expect.poll(async () => (await page.request.get(`/gonderi/${id}`)).status()).toBe(404);

  const notifications = await reporter.newPage();
  await notifications.goto('/bildirimler');
  await notifications.getByText('Bildirimin sonuçlandı').first().waitFor();
  expect(faults).toEqual([]);
});

test('@phone photos of a reported post stay in the case after its author deletes them, for moderators alone', async ({
  person,
}) => {
  const author = await person();
  await enter(author, login(0));
  const shot = await author.newPage();
  await shot.goto('/tartismalar');
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: await shot.screenshot() };
  const message = `Fotoğraflı gönderi ${Date.now()}`;
  const posted = await author.request.post('/set/flow/post', {
    headers: { origin: site },
    multipart: { message, type: 'post', photo },
  });
  const { id } = (await posted.json()) as { id: string };
  const reporter = await person();
  await enter(reporter, login(1));
  // Indecent reports come first in the queue.
  const reported = { id, value: 'indecent', desc: message, type: 'flow' };
  expect(await post(reporter, '/set/report', reported)).toMatchObject({ success: true });
  expect(await post(author, '/flow/delete/post', { id })).toMatchObject({ success: true });

  const moderator = await person();
  await enter(moderator, login(MODERATOR));
  const page = await moderator.newPage();
  const faults = watchFaults(page);
  await openCase(page, 'Gönderi vakasını aç', message);
  const photoOf = page.getByRole('region', { name: 'Bildirildiği hâliyle' }).locator('img');
  expect(await photoOf.count()).toBe(0);
  await isSound(page);
  await page.getByRole('button', { name: 'Yine de göster' }).click();
  await expect
    .poll(() => photoOf.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await isSound(page);
  const src = (await photoOf.getAttribute('src')) ?? '';
  const statusFor = async (reader: BrowserContext) => (await reader.request.get(src)).status();
  expect([await statusFor(moderator), await statusFor(reporter), await statusFor(author)]).toEqual([
    200, 404, 404,
  ]);
  expect(faults).toEqual([]);
});

test('@phone a moderator covers a comment up to an episode, and its text is in no page of a visitor', async ({
  person,
}) => {
  const episode = '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum';
  const text = `Katil uşak ${Date.now()}`;
  const author = await person();
  await enter(author, login(0));
  const writing = await author.newPage();
  await writing.goto(episode);
  await writing.getByRole('textbox', { name: /yorum/i }).first().fill(text);
  await writing
    .getByRole('button', { name: /^(Gönder|Yorum yap|Paylaş)/ })
    .first()
    .click();
  const comment = writing.locator('[id^="yorum-"]').filter({ hasText: text }).last();
  // Until the answer arrives, the comment has an id of the page.
  await expect(comment).toHaveAttribute('id', /^yorum-[0-9a-f]{8}-[0-9a-f]{4}-7/);
  const id = ((await comment.getAttribute('id')) ?? '').replace('yorum-', '');
  const reporter = await person();
  await enter(reporter, login(1));
  const reported = { id, value: 'indecent', desc: text, type: 'comment' };
  expect(await post(reporter, '/set/report', reported)).toMatchObject({ success: true });

  const moderator = await person();
  await enter(moderator, login(MODERATOR));
  const page = await moderator.newPage();
  const faults = watchFaults(page);
  await openCase(page, 'Yorum vakasını aç', text);
  // The picker begins with the episode of the comment.
  const number = page.getByRole('textbox', { name: 'Bölüm', exact: true });
  await expect(number).toHaveValue('1');
  await number.fill('3');
  await isSound(page);
  await page.getByRole('button', { name: 'Spoiler olarak gizle' }).click();
  await page.getByRole('button', { name: 'Evet, gizle' }).click();
  await page.getByText('1. sezon 3. bölüme kadar').waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await isSound(page);
  const reading = await (await person()).newPage();
  await reading.goto(episode);
  // The thread is rendered anew when the page takes over, so nothing is kept of its first elements.
  await reading.locator(`#yorum-${id}`).getByText('Spoiler').first().waitFor();
  expect(await reading.content()).not.toContain(text);
  expect(faults).toEqual([]);
});

test('a member cannot see cases', async ({ person }) => {
  const member = await person();
  await enter(member, login(0));
  const page = await member.newPage();
  await page.goto('/yonetim/vakalar');
  await page.getByText('Bu sayfa moderatörler için').waitFor();
  await isSound(page);
});
