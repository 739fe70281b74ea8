import { expect, type Page } from '@playwright/test';
import type { Json } from '../lib/json.ts';
import { callerOf } from '../site/caller.ts';
import { documentOf } from '../site/documents.ts';
import { violationsOn } from './accessible.ts';
import { closePersons, site, test } from './browser.ts';
import { login } from './members.ts';
import { play, positionOf, seek, wake } from './player.ts';
import { openTwoMembers } from './two-members.ts';

/** The host, with a wide screen. */
let a: Page;
/** A guest with a phone. */
let b: Page;
let faults: string[];
let room: string;

const word = `selam-${crypto.randomUUID()}`;
// The list still has the room of an earlier try, which the guest is in.
const TITLE = `Perşembe akşamı ${word.slice(-6)}`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  ({ a, b, faults } = await openTwoMembers(browser));
});
test.afterAll(closePersons);

const field = (page: Page) => page.getByRole('textbox', { name: 'Odaya yaz' });

/** Adverts run in the lobby, separately for each member. */
const endAdverts = async (page: Page): Promise<void> => {
  const stage = page.getByTestId('player');
  await stage.waitFor();
  for (let n = 0; n < 60 && (await stage.getAttribute('inert')) !== null; n += 1)
    await page
      .getByRole('button', { name: /Reklamı Geç|Oynat/ })
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  await expect(stage).not.toHaveAttribute('inert');
};

const seconds = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    return { at: video?.currentTime ?? 0, paused: video?.paused ?? true };
  });

test('W-01 W-02 W-03 W-04 W-05: the modal on an episode opens a room and goes to its page', async () => {
  test.setTimeout(120_000);
  await a.goto('/');
  const path = await a.locator('a[href*="-sezon/"]').first().getAttribute('href');
  await a.goto(path ?? '');
  await a.getByRole('button', { name: 'Birlikte izle' }).click();
  const dialog = a.getByRole('dialog', { name: 'Birlikte izle' });
  await expect(dialog.getByRole('group', { name: 'Kimleri davet edeceksin?' })).toBeVisible();
  await dialog.getByLabel('Odanın adı').fill('ab');
  await dialog.getByRole('button', { name: 'Oda kur' }).click();
  await expect(dialog.getByText('Ad en az 3 karakter olmalı.')).toBeVisible();
  await dialog.getByLabel('Odanın adı').fill(TITLE);
  await dialog.getByLabel('Kim girebilir?').selectOption('PUBLIC');
  expect(await violationsOn(a)).toEqual([]);
  await dialog.getByRole('button', { name: 'Oda kur' }).click();
  await a.waitForURL('**/oda/*');
  room = new URL(a.url()).pathname;
  await expect(a.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(a.getByText('Herkes hazır olunca başlat.', { exact: false })).toBeVisible();
});

test('W-06: a member finds the public room, enters by a press, and both chat', async () => {
  test.setTimeout(120_000);
  await b.goto('/odalar');
  await b.getByRole('link', { name: TITLE }).first().click();
  await b.getByRole('button', { name: 'Odaya gir' }).click();
  await field(b).fill(word);
  await field(b).press('Enter');
  await expect(a.getByTestId('room-entry').filter({ hasText: word })).toBeVisible();
  await expect(b.getByTestId('room-entry').filter({ hasText: word })).toHaveCount(1);
  for (const page of [a, b]) expect(await violationsOn(page)).toEqual([]);
});

test('a moderator covers a reported entry: the open page of the reader hides it at once, and so does the poll of the chat', async () => {
  const secret = `katil-${word.slice(-6)}`;
  await field(a).fill(secret);
  await field(a).press('Enter');
  await expect(b.getByText(secret)).toBeVisible();
  const send = async (path: string, form: Record<string, string>) =>
    (await b.request.post(path, { headers: { origin: site }, form })).json();
  const poll = () => send('/ajax/service', { type: 'get_chat', code: room.split('/').at(-1) ?? '' });
  const { id, theme } = await poll();
  expect(theme).toContain(secret);
  expect(await send('/set/report', { id, value: 'spoiler', desc: '', type: 'room' })).toMatchObject({
    success: true,
  });
  const desk = await callerOf(site).signedIn(login(2));
  const queue = { state: 'OPEN', targetType: 'ROOM', order: 'WEIGHT' };
  const { moderationCases } = await desk.data(documentOf('ModerationCases'), queue);
  const { id: caseId, version } = moderationCases.items.find((one: Json) => one.targetId === id);
  const input = { id: caseId, version, outcome: 'COVER', violation: 'SPOILER' };
  await desk.data(documentOf('CloseCase'), { input });
  await expect(b.getByText(secret)).toBeHidden();
  await expect(a.getByText(secret)).toBeVisible();
  const { theme: later } = await poll();
  expect(later).not.toContain(secret);
  expect(later).toContain('chat-covered');
  expect(await violationsOn(b)).toEqual([]);
  await b
    .getByTestId('room-entry')
    .last()
    .getByRole('button', { name: /göster/i })
    .click();
  await expect(b.getByText(secret)).toBeVisible();
});

test('on a phone the chat is below the picture, and a sheet holds the members', async () => {
  await expect(b.getByRole('tab', { name: /^Üyeler/ })).toHaveCount(0);
  await b.getByRole('button', { name: 'Üyeler (2)' }).click();
  const sheet = b.getByRole('dialog', { name: 'Odadakiler' });
  await expect(sheet.getByText(/^Oda sahibi · /)).toBeVisible();
  expect(await violationsOn(b)).toEqual([]);
  await b.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the host starts the room; both pictures play at the same place, and a pause stops both at the same one', async () => {
  test.setTimeout(180_000);
  await Promise.all([endAdverts(a), endAdverts(b)]);
  await a.getByRole('button', { name: 'Başlat', exact: true }).click();
  for (const page of [a, b])
    await expect.poll(async () => (await seconds(page)).at, { timeout: 60_000 }).toBeGreaterThan(2);
  await a.locator('video').hover();
  await a.keyboard.press('k');
  for (const page of [a, b])
    await expect.poll(async () => (await seconds(page)).paused, { timeout: 20_000 }).toBe(true);
  await expect
    .poll(
      async () => {
        const [one, other] = await Promise.all([seconds(a), seconds(b)]);
        return Math.abs(one.at - other.at);
      },
      { timeout: 20_000 },
    )
    .toBeLessThan(0.15);
});

test('a reaction of the guest rises over both pictures, except for a viewer who asks for less motion', async () => {
  test.setTimeout(60_000);
  const bar = (page: Page) => page.getByRole('group', { name: 'Sahneye tepki ver' });
  const picture = (page: Page) => page.getByTestId('floating-reactions');
  for (const page of [a, b]) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const funny = bar(b).getByRole('button', { name: 'Komik' });
  await Promise.all([
    funny.click(),
    ...[a, b].map((page) => expect(picture(page)).toHaveText('😂', { timeout: 20_000 })),
  ]);
  await a.emulateMedia({ reducedMotion: 'reduce' });
  await expect(picture(a)).toHaveText('');
  const sad = bar(b).getByRole('button', { name: 'Üzücü' });
  await Promise.all([sad.click(), expect(picture(b)).toContainText('😢', { timeout: 20_000 })]);
  await expect(picture(a)).toHaveText('');
  await b.emulateMedia({ reducedMotion: 'reduce' });
  for (const page of [a, b]) expect(await violationsOn(page)).toEqual([]);
});

test('a later viewer switches on the reactions of rooms, gets only those of reached scenes, and the choice is kept', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const page = await (await person('wide', { reducedMotion: 'no-preference' })).newPage();
  const asked: number[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('"CrowdReactions"')) return;
    asked.push((JSON.parse(body) as { variables: { position: number } }).variables.position);
  });
  await page.goto('/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum');
  await play(page);
  await wake(page);
  await page.getByRole('button', { name: 'Oynatıcı ayarları' }).click();
  const choice = page.getByRole('switch', { name: /^Kalabalıkla izle/ });
  await expect(choice).not.toBeChecked();
  expect(asked).toEqual([]);
  await choice.click();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await seek(page, 60);
  // The demo's scene at 64 seconds: 38 were surprised.
  await expect(page.getByTestId('floating-reactions')).toContainText('😮38', { timeout: 30_000 });
  expect(Math.max(...asked)).toBeLessThanOrEqual(await positionOf(page));
  await page.reload();
  await play(page);
  const before = asked.length;
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(before);
});

test('a guest proposes the next episode, the host votes and starts it; both pages change to it at once', async () => {
  test.setTimeout(120_000);
  await b.getByRole('tab', { name: 'Sıra' }).click();
  await b.getByRole('button', { name: /: öner$/ }).click();
  await expect(b.getByTestId('queued-episode')).toHaveCount(1);
  expect(await violationsOn(b)).toEqual([]);
  await a.getByRole('tab', { name: 'Sıra (1)' }).click();
  const row = a.getByTestId('queued-episode');
  await row.getByRole('button', { name: /: oy ver, 1 oy$/ }).click();
  await expect(b.getByRole('button', { name: /: oy ver, 2 oy$/ })).toBeVisible();
  const name = await row.getByText(/^\d+\. Sezon \d+\. Bölüm$/).textContent();
  expect(await violationsOn(a)).toEqual([]);
  await row.getByRole('button', { name: /için işlemler$/ }).click();
  await a.getByRole('menuitem', { name: 'Şimdi başlat' }).click();
  for (const page of [a, b]) {
    await expect(page.getByText(`· ${name}`).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByTestId('queued-episode')).toHaveCount(0);
  }
});

test('N-06: the page of a room does not poll the activity call', async () => {
  test.setTimeout(60_000);
  const asked: string[] = [];
  a.on('request', (request) => void asked.push(request.url() + (request.postData() ?? '')));
  // Three heartbeats of the host take longer than one poll interval.
  await expect
    .poll(() => asked.filter((one) => one.includes('BeatRoom')).length, { timeout: 30_000 })
    .toBeGreaterThan(8);
  expect(asked.filter((one) => one.includes('ActivityNow') || one.includes('/activity/progress'))).toEqual(
    [],
  );
});

test('a host who leaves is followed by the guest, who ends the room for all', async () => {
  test.setTimeout(60_000);
  await a.getByRole('button', { name: 'Oda menüsü' }).click();
  await a.getByRole('menuitem', { name: 'Odadan ayrıl' }).click();
  await a.waitForURL('**/odalar');
  await expect(b.getByText('Oda sahibi artık sensin.')).toBeVisible();
  await b.getByRole('button', { name: 'Oda menüsü' }).click();
  await b.getByRole('menuitem', { name: 'Odayı kapat' }).click();
  await b.getByRole('button', { name: 'Odayı kapat' }).click();
  await expect(b.getByText('Bu oda sona erdi')).toBeVisible();
  const watched = b.getByRole('region', { name: 'Bu odada izlenenler' });
  await expect(watched.getByRole('listitem')).toHaveCount(2);
  expect(await violationsOn(b)).toEqual([]);
  await a.goto(room);
  await expect(a.getByText('Bu oda sona erdi')).toBeVisible();
  expect(faults).toEqual([]);
});
