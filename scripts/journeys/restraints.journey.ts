import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { closePersons, test } from './browser.ts';
import { login } from './members.ts';
import { openSubscribed, openTwoMembers } from './two-members.ts';

const episode = '/dizi/gece-yarisi-iskelesi/1-sezon/2-bolum';
const before = `önce-${crypto.randomUUID()}`;
const meanwhile = `arada-${crypto.randomUUID()}`;
const word = `söz${Date.now()}`;

/** The blocking member uses the wide screen, the blocked one the phone. */
let a: Page;
let b: Page;
let faults: string[];
/** Every frame and answer that the blocking member has received. */
let received = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  ({ a, b, faults } = await openTwoMembers(browser));
  await liftLeftBlock(a);
  a.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (received += payload.toString())),
  );
  a.on('response', (response) => {
    if (response.url().endsWith('/graphql'))
      void response.text().then(
        (text) => (received += text),
        () => undefined,
      );
  });
  await Promise.all([live(a), live(b)]);
});
test.afterAll(closePersons);

/** An earlier failed attempt may have left its block. */
const liftLeftBlock = async (page: Page): Promise<void> => {
  await page.goto('/ayarlar#engellenenler');
  const left = page.getByRole('button', { name: /: engeli kaldır$/ });
  const none = page.getByText('Kimseyi engellemedin.');
  await left.or(none).first().waitFor();
  if ((await left.count()) > 0) await left.click();
  await none.waitFor();
};

/** Opens the episode and waits until its thread is subscribed. */
const live = (page: Page): Promise<void> => openSubscribed(page, episode, 'ThreadFrames');

/** Writes a comment and returns the id of its element. */
const write = async (page: Page, text: string): Promise<string> => {
  await page.getByLabel('Yorumun', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Yorum yap' }).click();
  const newest = page.getByRole('article').filter({ hasText: text }).first();
  await newest.waitFor();
  return (await newest.getAttribute('id')) ?? '';
};
const comment = (page: Page, anchor: string): Locator => page.locator(`article[id="${anchor}"]`);
const choose = async (page: Page, anchor: string, entry: string) => {
  await comment(page, anchor)
    .getByRole('button', { name: /yorum menüsü$/ })
    .first()
    .click();
  const menu = page.getByRole('dialog', { name: /yorum menüsü$/ });
  await menu.getByRole('button', { name: entry, exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await menu.getByRole('button', { name: entry, exact: true }).click();
};

const HIDDEN = 'Engellediğin bir üyenin yorumu.';
let first = '';
let second = '';
let mine = '';

test('a member blocks another from a comment: its text disappears at once, and it cannot be answered', async () => {
  mine = await write(a, `benim-${crypto.randomUUID()}`);
  first = await write(b, before);
  await comment(a, first).getByText(before).waitFor();
  await choose(a, first, 'Engelle');
  await comment(a, first).getByText(HIDDEN).waitFor();
  expect(await comment(a, first).getByText(before).count()).toBe(0);
  expect(await comment(a, first).getByRole('button', { name: 'Yanıtla' }).count()).toBe(0);
});

test('later comments of the blocked member arrive without their text, also live', async () => {
  second = await write(b, meanwhile);
  await comment(a, second).getByText(HIDDEN).waitFor();
  expect(received).toContain(before);
  expect(received).not.toContain(meanwhile);
});

test('the blocked member does not see the texts of the other one either, and gets no reason', async () => {
  await b.reload();
  await comment(b, mine).getByText('Bu yorum gösterilmiyor.').waitFor();
  expect(await comment(b, mine).getByRole('button', { name: 'Yanıtla' }).count()).toBe(0);
});

test('the settings list the block; lifted in the thread, the texts return without a reload', async () => {
  await a.goto('/ayarlar#engellenenler');
  await a.getByText(`@${login(1).username}`).waitFor();
  expect(await violationsOn(a)).toEqual([]);
  await live(a);
  await comment(a, second).getByText(HIDDEN).waitFor();
  await choose(a, second, 'Engeli kaldır');
  await comment(a, first).getByText(before).waitFor();
  await comment(a, second).getByText(meanwhile).waitFor();
  await a.goto('/ayarlar#engellenenler');
  await a.getByText('Kimseyi engellemedin.').waitFor();
});

test('a muted word hides a comment, which the reader can reveal', async () => {
  await a.getByRole('textbox', { name: 'Sözcükler' }).fill(word);
  await a.getByRole('button', { name: 'Kaydet' }).click();
  await a.getByText('Sözcüklerin kaydedildi.').waitFor();
  await live(a);
  const third = await write(b, `Bu ${word}de ağladım`);
  await comment(a, third).getByText('Sessize aldığın bir sözcük geçiyor.').waitFor();
  expect(received).not.toContain(`${word}de`);
  await comment(a, third).getByRole('button', { name: 'Yine de göster' }).click();
  await comment(a, third).getByText(`Bu ${word}de ağladım`).waitFor();
  await a.goto('/ayarlar#engellenenler');
  await a.getByRole('textbox', { name: 'Sözcükler' }).fill('');
  await a.getByRole('button', { name: 'Kaydet' }).click();
  await a.getByText('Sözcüklerin kaydedildi.').waitFor();
});

test('no page logged an error', () => {
  expect(faults).toEqual([]);
});
