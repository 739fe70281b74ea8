import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, test } from './browser.ts';
import { onStream, play, positionOf, seek, wake } from './player.ts';

const plain = '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum';

/** The episode's source gets chapters, as an HLS playlist names them. */
const withChapters = async (page: Page): Promise<void> => {
  await onStream(page, (stream) => ({ ...stream, dash: null }));
  await page.route('**/master.m3u8', async (route) => {
    const response = await route.fetch();
    const chapters = '#EXT-X-SESSION-DATA:DATA-ID="com.apple.hls.chapters",URI="chapters.json"';
    const body = (await response.text()).replace('#EXTM3U', `#EXTM3U\n${chapters}`);
    await route.fulfill({ response, body });
  });
  const chapter = (start: number, duration: number, title: string) => ({
    'start-time': start,
    duration,
    titles: [
      { language: 'en', title: 'Other' },
      { language: 'tr', title },
    ],
  });
  await page.route('**/chapters.json', (route) =>
    route.fulfill({
      json: [
        chapter(0, 6, 'Gece vapuru'),
        chapter(26, 94, 'İskeledeki yabancı'),
        chapter(120, 180, 'Fırtına'),
      ],
    }),
  );
};

const openParts = async (page: Page) => {
  await wake(page);
  await page.getByRole('button', { name: 'Oynatıcı ayarları' }).click();
  const menu = page.getByTestId('controls').getByRole('dialog');
  await menu.getByRole('button', { name: /^Sahneler/ }).click();
  await menu.getByRole('heading', { name: 'Sahneler' }).waitFor();
  return menu;
};

test(
  'the chapters of a source and the segments of its episode stand on the bar and in a menu that leads to them',
  inBothSizes,
  async ({ person }) => {
    const page = await (await person()).newPage();
    await withChapters(page);
    await page.goto(plain);
    await play(page);
    await page.locator('[data-chapter="Fırtına"]').waitFor({ state: 'attached' });
    const marks = await page
      .locator('[data-chapter]')
      .evaluateAll((all) => all.map((mark) => mark.getAttribute('data-chapter')));
    expect(marks).toEqual(['İntro', 'İskeledeki yabancı', 'Fırtına', 'Jenerik']);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    await seek(page, 40);
    const menu = await openParts(page);
    const parts = menu.getByRole('listitem').getByRole('button');
    expect(await parts.allInnerTexts()).toEqual(
      ['Gece vapuru|0:00', 'İntro|0:06', 'İskeledeki yabancı|0:26', 'Fırtına|2:00', 'Jenerik|4:40'].map(
        (text) => text.replace('|', '\n'),
      ),
    );
    await expect(menu.locator('[aria-current=true]')).toHaveText(/^İskeledeki yabancı/);
    expect(await violationsOn(page)).toEqual([]);
    // The focus is on the current part, and arrow keys move through the list.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => positionOf(page)).toBeCloseTo(120, 0);
    await expect(menu.locator('[aria-current=true]')).toHaveText(/^Fırtına/);
    await expect(page.getByRole('slider', { name: 'Konum' })).toHaveAttribute('aria-valuetext', /, Fırtına$/);
  },
);

test('a pointer on the bar shows the name of the part; without chapters the segments are the parts', async ({
  person,
}) => {
  const page = await (await person('wide')).newPage();
  await page.goto(plain);
  await play(page);
  const menu = await openParts(page);
  expect(await menu.getByRole('listitem').allInnerTexts()).toEqual(['İntro\n0:06', 'Jenerik\n4:40']);
  await page.keyboard.press('Escape');
  await wake(page);
  const { x, y, width, height } = (await page.getByTestId('seek-bar').boundingBox())!;
  await page.mouse.move(x + (width * 15) / 300, y + height / 2);
  await expect(page.getByTestId('seek-preview')).toHaveText(/İntro$/);
});
