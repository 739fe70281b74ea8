import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { closePersons, inBothSizes, openPerson, site, test } from './browser.ts';
import { login } from './members.ts';
import { openSubscribed, openTwoMembers } from './two-members.ts';

const episode = '/dizi/gece-yarisi-iskelesi/1-sezon/4-bolum';
const mark = crypto.randomUUID().slice(0, 8);
const first = `Bu akşam izliyoruz ${mark}`;
const edited = `Bu akşam değil, yarın ${mark}`;
const question = `Hangisine başlayayım ${mark}?`;
const secret = `Kaptan aslında ${mark}`;

/** The first member uses the wide screen, the second the phone. */
let a: Page;
let b: Page;
let faults: string[];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  ({ a, b, faults } = await openTwoMembers(browser));
  await Promise.all([live(a), live(b)]);
});
test.afterAll(closePersons);

/** Opens the feed and waits until its live counter is subscribed. */
const live = (page: Page): Promise<void> => openSubscribed(page, '/akis', 'NewPosts');

const post = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });
/** Loads newer posts into the page until the given one is there: the cached page may be some seconds old. */
const showNew = async (page: Page, text: string): Promise<void> => {
  const newer = page.getByRole('button', { name: /yeni gönderi$/ });
  await newer.or(post(page, text)).first().waitFor();
  if (!(await post(page, text).isVisible())) await newer.click();
  await post(page, text).waitFor();
};
const composer = (page: Page): Locator => page.getByRole('form', { name: 'Gönderi yaz' });
const write = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Ne paylaşmak istersin?').fill(text);
  await page.getByRole('button', { name: 'Paylaş', exact: true }).click();
  await post(page, text).waitFor();
  await expect(page.getByLabel('Ne paylaşmak istersin?')).toHaveValue('');
};
const menuOf = async (page: Page, text: string): Promise<Locator> => {
  await post(page, text)
    .getByRole('button', { name: /gönderi menüsü$/ })
    .click();
  return page.getByRole('dialog', { name: /gönderi menüsü$/ });
};

test('S-01 S-03 an own post appears on top at once; other pages show it after a press', async () => {
  await write(a, first);
  expect(await violationsOn(a)).toEqual([]);
  await showNew(b, first);
  await expect(b.getByRole('article').first()).toContainText(first);
  expect(await violationsOn(b)).toEqual([]);
});

test('S-26 single and held presses are counted as claps, exactly and for everybody', async () => {
  const clap = post(b, first).getByRole('button', { name: /^Alkışla/ });
  for (let press = 0; press < 3; press++) await clap.click();
  await expect(clap).toHaveAccessibleName('Alkışla: 3 alkış, senin 3');
  await clap.hover();
  await b.mouse.down();
  await expect(clap).toHaveAccessibleName(/senin ([7-9]|\d{2})$/);
  await b.mouse.up();
  const name = (await clap.getAttribute('aria-label')) ?? '';
  const given = /senin (\d+)$/.exec(name)?.[1];
  expect(Number(given)).toBeGreaterThanOrEqual(7);
  // The open page of the author counts them live.
  await expect(post(a, first).getByText(`${given} alkış`)).toBeAttached();
  const path = (await post(b, first).getByRole('link', { name: /önce$/ }).getAttribute('href')) ?? '';
  await expect(async () => {
    await b.goto(path);
    await expect(clap).toHaveAccessibleName(name, { timeout: 2_000 });
  }).toPass();
  await Promise.all([live(a), live(b)]);
});

test('S-04 S-06 S-07 a poll is refused with too few or equal answers, and accepted otherwise', async () => {
  await a.getByRole('tab', { name: 'Anket' }).click();
  const send = composer(a).getByRole('button', { name: 'Anketi paylaş' });
  await a.getByLabel('Soru').fill(question);
  await send.click();
  await a.getByText('En az iki adet cevap girmelisiniz.').waitFor();
  await a.getByLabel('1. cevap').fill('İSKELE');
  await a.getByLabel('2. cevap').fill('iskele');
  await send.click();
  await a.getByText('Birden fazla aynı cevap olamaz.').waitFor();
  expect(await violationsOn(a)).toEqual([]);
  await a.getByLabel('2. cevap').fill('Tanık');
  await send.click();
  await post(a, question).waitFor();
});

test('S-08 S-09 a vote is final; the results replace the options and the button', async () => {
  await showNew(b, question);
  const poll = post(b, question);
  expect(await violationsOn(b)).toEqual([]);
  await poll.getByRole('radio', { name: 'Tanık' }).check();
  await poll.getByRole('button', { name: 'Oy ver' }).click();
  const results = poll.getByRole('group', { name: 'Anket sonuçları' });
  await expect(results.getByRole('listitem').filter({ hasText: 'Tanık' })).toContainText('senin oyun');
  await expect(poll.getByRole('radio')).toHaveCount(0);
  await expect(poll.getByRole('button', { name: 'Oy ver' })).toHaveCount(0);
  await poll.getByText('1 oy', { exact: true }).waitFor();
  // The author sees the results before a vote, also on an open page.
  await post(a, question).scrollIntoViewIfNeeded();
  await expect(post(a, question)).toContainText('1 oy');
  expect(await violationsOn(b)).toEqual([]);
  await b.reload();
  await showNew(b, question);
  await results.waitFor();
});

test('a draft is restored after a reload', async () => {
  await a.getByRole('tab', { name: 'Gönderi' }).click();
  const field = a.getByLabel('Ne paylaşmak istersin?');
  await field.fill(`Yarım ${mark}`);
  await a.reload();
  await expect(field).toHaveValue(`Yarım ${mark}`);
  await a.getByRole('button', { name: 'Taslağı sil' }).click();
  await expect(field).toHaveValue('');
});

test('an address becomes a card; a spoiler text is not in the page of readers who have not watched that far', async () => {
  const field = a.getByLabel('Ne paylaşmak istersin?');
  await field.fill(`${secret} ${site}${episode}`);
  await composer(a).getByText('1. Sezon 4. Bölüm').waitFor();
  await composer(a).getByRole('checkbox', { name: 'Spoiler içeriyor' }).check();
  await expect(composer(a).getByRole('combobox', { name: 'Neyi ele veriyor?' })).toHaveValue('CARD');
  expect(await violationsOn(a)).toEqual([]);
  await a.getByRole('button', { name: 'Paylaş', exact: true }).click();
  await post(a, secret).waitFor();

  await b.getByRole('button', { name: '1 yeni gönderi' }).click();
  const covered = b.getByRole('article').first();
  await covered.getByRole('button', { name: 'Yine de göster' }).waitFor();
  expect(await b.content()).not.toContain(secret);
  expect(await (await fetch(`${site}/akis`)).text()).not.toContain(secret);
  expect(await violationsOn(b)).toEqual([]);
  await covered.getByRole('button', { name: 'Yine de göster' }).click();
  await covered.getByText(secret).waitFor();
  expect(await covered.getByRole('link', { name: /Gece Yarısı İskelesi/ }).getAttribute('href')).toBe(
    episode,
  );
});

const pictured = `Fotoğraflı ${mark}`;

test('S-05 S-14 photos are described, ordered, shown large by keys, and deleted one at a time', async () => {
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: await a.screenshot() };
  await a.getByLabel('Ne paylaşmak istersin?').fill(pictured);
  await composer(a).locator('input[type=file]').setInputFiles([photo, photo]);
  await a.getByLabel('1. fotoğrafta ne var?').fill('Önce çekilen');
  await a.getByLabel('2. fotoğrafta ne var?').fill('Sonra çekilen');
  await a.getByRole('button', { name: '2. fotoğrafı öne al' }).click();
  await expect(a.getByLabel('1. fotoğrafta ne var?')).toHaveValue('Sonra çekilen');
  await expect(composer(a).getByRole('list', { name: 'Eklenen fotoğraflar' }).locator('img')).toHaveCount(2);
  expect(await violationsOn(a)).toEqual([]);
  await a.getByRole('button', { name: 'Paylaş', exact: true }).click();
  await post(a, pictured).waitFor();

  await showNew(b, pictured);
  await post(b, pictured).getByRole('button', { name: '1. fotoğrafı büyüt: Sonra çekilen' }).click();
  const viewer = b.getByRole('dialog', { name: 'Fotoğraflar' });
  await viewer.getByRole('img', { name: 'Sonra çekilen' }).waitFor();
  expect(await violationsOn(b)).toEqual([]);
  await b.keyboard.press('ArrowRight');
  await viewer.getByRole('img', { name: 'Önce çekilen' }).waitFor();
  await viewer.getByText('2 / 2').waitFor();
  await b.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });

  await (await menuOf(a, pictured)).getByRole('button', { name: 'Düzenle' }).click();
  await post(a, pictured).getByRole('button', { name: '1. fotoğrafı kaldır' }).click();
  await a.getByText('Fotoğraf silindi.').first().waitFor();
  await post(a, pictured).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(post(a, pictured).getByRole('button', { name: /fotoğrafı büyüt/ })).toHaveCount(1);
});

test('S-11 a post has comments, live on its page; and it can be reported', async () => {
  const path = (await post(b, pictured).getByRole('link', { name: /önce$/ }).getAttribute('href')) ?? '';
  await Promise.all([a.goto(path), b.goto(path)]);
  const text = `Ne güzel ${mark}`;
  await b.getByLabel('Yorumun', { exact: true }).fill(text);
  await b.getByRole('button', { name: 'Yorum yap' }).click();
  await a.getByText(text).waitFor();
  expect(await violationsOn(a)).toEqual([]);
  await (await menuOf(b, pictured)).getByRole('button', { name: 'Bildir' }).click();
  const dialog = b.getByRole('dialog', { name: 'Bu gönderiyi bildir' });
  await dialog.getByRole('radio', { name: 'Spam ya da reklam' }).check();
  await dialog.getByRole('button', { name: 'Bildir' }).click();
  await b.getByText('Bildirimin bize ulaştı.').first().waitFor();
  await Promise.all([live(a), live(b)]);
  // Counts of comments are collected before they are stored.
  await expect(async () => {
    await b.reload();
    await expect(post(b, pictured).getByRole('link', { name: '1 yorum' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('going back from a post restores the scroll position', async () => {
  const link = post(b, first).getByRole('link', { name: /önce$/ });
  // Waits until the link has stopped moving: the page has just been loaded.
  await link.hover();
  const place = await b.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await b.waitForURL('**/gonderi/*');
  await post(b, first).waitFor();
  expect(await violationsOn(b)).toEqual([]);
  await b.goBack();
  await post(b, question).waitFor();
  await expect(link).toBeInViewport();
  await expect.poll(() => b.evaluate(() => scrollY)).toBeCloseTo(place, -1);
});

test('newer posts are offered without moving the list, at its top as further down', async ({ browser }) => {
  const reader = await (await openPerson(browser)).newPage();
  await openSubscribed(reader, '/akis', 'NewPosts');
  const shown = post(reader, question);
  await shown.waitFor();
  const top = async () => (await shown.boundingBox())?.y ?? 0;
  const before = await top();
  const news = `Taze gönderi ${mark}`;
  await live(a);
  await write(a, news);
  await reader.getByRole('button', { name: /yeni gönderi$/ }).waitFor();
  expect(await top()).toBeCloseTo(before, 0);
  expect(await violationsOn(reader)).toEqual([]);
  await showNew(reader, news);
  await (await menuOf(a, news)).getByRole('button', { name: 'Sil' }).click();
  await a.getByRole('button', { name: 'Evet, sil' }).click();
  await expect(post(a, news)).toHaveCount(0);
});

test('an edit is marked', async () => {
  await showNew(a, first);
  await (await menuOf(a, first)).getByRole('button', { name: 'Düzenle' }).click();
  await a.getByLabel('Gönderini düzenle').fill(edited);
  await a.getByRole('button', { name: 'Kaydet' }).click();
  await post(a, edited).getByText('düzenlendi').waitFor();
});

test('U-13 U-14 U-15 a post is deleted after its question, from its own page too', async () => {
  await showNew(a, secret);
  const path = await post(a, secret).getByRole('link', { name: /önce$/ }).getAttribute('href');
  await a.goto(path ?? '');
  await (await menuOf(a, secret)).getByRole('button', { name: 'Sil' }).click();
  await a.getByRole('button', { name: 'Hayır' }).click();
  await (await menuOf(a, secret)).getByRole('button', { name: 'Sil' }).click();
  await a.getByRole('button', { name: 'Evet, sil' }).click();
  await a.waitForURL('**/akis');
  await showNew(a, edited);
  await expect(post(a, secret)).toHaveCount(0);
  await expect.poll(async () => (await fetch(site + path)).status).toBe(404);
});

test("a member's posts and favourites are tabs of the profile, which begins with the favourites", async () => {
  await b.goto(`/profile/${login(0).username}#gonderiler`);
  await post(b, edited).waitFor();
  expect(await violationsOn(b)).toEqual([]);
  const favourite = { name: /Gece Yarısı İskelesi/ };
  await b.getByRole('tab', { name: 'Favoriler' }).click();
  await b.getByRole('list', { name: 'Favoriler' }).getByRole('link', favourite).first().waitFor();
  expect(await violationsOn(b)).toEqual([]);
  await b.getByRole('tab', { name: 'Hakkında' }).click();
  await b.getByRole('region', { name: 'Favoriler' }).getByRole('link', favourite).first().waitFor();
});

test('the panel of a group shows its members the plan, and opens the modal of a room with an episode', async () => {
  for (const page of [a, b]) {
    await page.goto('/grup/gece-vapuru-tayfasi');
    const panel = page.getByRole('region', { name: 'Birlikte izliyoruz' });
    // On a phone the panel is folded, so that the posts are not far below it.
    if (page === b) await page.getByRole('button', { name: 'Birlikte izliyoruz', expanded: false }).click();
    await panel.getByText(/^Sıradaki: /).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
    // The first member owns the group.
    expect(await panel.getByRole('button', { name: 'Bölüm planla' }).count()).toBe(page === a ? 1 : 0);
    await panel
      .getByRole('button', { name: /: Birlikte izle$/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Birlikte izle' }).waitFor();
    await page.keyboard.press('Escape');
  }
});

test('S-02 the pages of the flow have their own addresses; no request failed', async () => {
  expect((await fetch(`${site}/akis/2`)).status).toBe(200);
  expect((await fetch(`${site}/akis/x`)).status).toBe(404);
  expect(faults).toEqual([]);
});

test(
  'U-03 a visitor reads, and must sign in for a vote, a clap and the own feed',
  inBothSizes,
  async ({ person }) => {
    const asked = `Ne izliyorsun ${crypto.randomUUID()}?`;
    await a.goto('/akis');
    await a.getByRole('tab', { name: 'Anket' }).click();
    await a.getByLabel('Soru').fill(asked);
    await a.getByLabel('1. cevap').fill('Dizi');
    await a.getByLabel('2. cevap').fill('Film');
    await a.getByRole('button', { name: 'Anketi paylaş' }).click();
    await post(a, asked).waitFor();
    const page = await (await person()).newPage();
    await page.goto('/akis');
    await showNew(page, asked);
    const login = page.getByRole('dialog').getByLabel('Kullanıcı adı ya da e-posta');
    await post(page, asked).getByRole('radio', { name: 'Film' }).check();
    await post(page, asked).getByRole('button', { name: 'Oy ver' }).click();
    await login.waitFor();
    await page.keyboard.press('Escape');
    await post(page, asked)
      .getByRole('button', { name: /^Alkışla/ })
      .click();
    await login.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Takip ettiklerin' }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Giriş yap' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  },
);
