import { expect } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, test, watchFaults } from './browser.ts';
import { enter, login } from './members.ts';

const title = '/dizi/kirlangic-yokusu';

test('S-21 S-22 S-23 a story is written, and another member votes on it', inBothSizes, async ({ person }) => {
  const author = await person();
  await enter(author, login(0));
  const page = await author.newPage();
  const faults = watchFaults(page);
  await page.goto(title);
  const text = `Bu sokakta büyüdüm ${Date.now()}`;
  await page.getByLabel('Senin hikâyen').fill(text);
  await page.getByRole('button', { name: /^(Paylaş|Değiştir)$/ }).click();
  await page.getByText('Hikâyen yerinde.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(faults).toEqual([]);

  const other = await person();
  await enter(other, login(1));
  const seen = await other.newPage();
  await seen.goto(title);
  const story = seen.getByRole('article').filter({ hasText: text });
  const [up, down] = [/: hikâyesini beğendim$/, /: hikâyesini beğenmedim$/].map((name) =>
    story.getByRole('button', { name }),
  );
  await up!.click();
  await expect(up!).toHaveAttribute('aria-pressed', 'true');
  await story.getByText('+1').first().waitFor();
  const kept = seen.waitForResponse(
    (response) => response.request().postData()?.includes('VoteOnStory') ?? false,
  );
  await down!.click();
  await expect(down!).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await seen.reload();
  await story.getByText('-1').first().waitFor();
  await down!.click();
  await story.getByText('0', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: 'Hikâyeyi sil' }).click();
  await page.getByRole('button', { name: 'Evet, sil' }).click();
  await page.getByText('Hikâye silindi.').waitFor();
});
