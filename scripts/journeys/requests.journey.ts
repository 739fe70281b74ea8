import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, test, watchFaults } from './browser.ts';
import { bell, enter, login, userButton } from './members.ts';

const EDITOR = 3;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Ne izlemek istersin?' });
const listOf = (page: Page, name: string) => page.getByRole('region', { name });

/** Requests a title by name in the list of series, and waits until the page is read again. */
const ask = async (page: Page, name: string): Promise<void> => {
  await page.goto('/istek');
  // The page knows the member once its form reacts to typing.
  await userButton(page).waitFor();
  await search(page).fill(name);
  await page.getByRole('button', { name: 'Dizi olarak iste' }).click();
  await page.getByText(/^(İsteğin alındı\.|Bu içerik daha önce istenmişti)/).waitFor();
  await expect(search(page)).toHaveValue('');
};

test(
  'Q-01 Q-03 Q-05 a visitor sees both lists, searches, and is led to the sign-in',
  inBothSizes,
  async ({ person }) => {
    const page = await (await person()).newPage();
    const faults = watchFaults(page);
    await page.goto('/istek');
    await page.getByRole('heading', { level: 1, name: 'İstekler' }).waitFor();
    await listOf(page, 'Film istekleri').getByRole('article').first().waitFor();
    await listOf(page, 'Dizi istekleri').getByRole('heading', { name: 'Kumpanya' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await search(page).fill('KUMPAN');
    await page.getByRole('list', { name: 'Öneriler' }).getByRole('heading', { name: 'Kumpanya' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sonuçlananlar' }).click();
    await page.waitForURL(/\?durum=sonuclanan$/);
    await page.getByText('Neden: Yayın hakları yalnız televizyon kanalı için satılıyor.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dizi olarak iste' }).click();
    await page.getByText('Bunun için giriş yapmalısın.').first().waitFor();
    await page.waitForURL(/\/giris-yap\?donus=/);
    expect(faults).toEqual([]);
  },
);

test(
  'Q-02 Q-10 Q-14 Q-16 a request is made, another member votes, an editor plans it and both get a notification',
  inBothSizes,
  async ({ person }, { project }) => {
    const name = `Deneme dizisi ${project.name} ${Date.now()}`;
    const asker = await person();
    await enter(asker, login(0));
    const page = await asker.newPage();
    const faults = watchFaults(page);
    await ask(page, name);
    const own = listOf(page, 'Dizi istekleri').getByRole('article').filter({ hasText: name });
    await expect(own.getByRole('button', { name: `${name}: istiyorum` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    const other = await person();
    await enter(other, login(1));
    const seen = await other.newPage();
    await seen.goto('/istek');
    await userButton(seen).waitFor();
    await search(seen).fill(name);
    const found = seen.getByRole('list', { name: 'Öneriler' }).getByRole('article').filter({ hasText: name });
    const kept = seen.waitForResponse(
      (response) => response.request().postData()?.includes('VoteOnRequest') ?? false,
    );
    await found.getByRole('button', { name: `${name}: istiyorum` }).click();
    await kept;
    await found.getByText('Puan: 2').waitFor();

    const desk = await person();
    await enter(desk, login(EDITOR));
    const editing = await desk.newPage();
    await editing.goto('/yonetim/istekler');
    await editing.getByRole('tab', { name: 'Dizi istekleri' }).click();
    await editing.getByRole('button', { name: `Planla: ${name}` }).click();
    await editing.getByText('Karar kaydedildi. Oy verenlere haber veriliyor.').waitFor();
    await editing.getByRole('button', { name: `Reddet: ${name}` }).waitFor();
    expect(await violationsOn(editing)).toEqual([]);

    for (const one of [page, seen]) {
      await one.goto('/bildirimler');
      await one.getByText(name).first().waitFor();
      await one.getByText('isteği planlandı.').first().waitFor();
    }
    await bell(page).waitFor();

    await editing.getByRole('button', { name: `Kaldır: ${name}` }).click();
    await editing.getByRole('button', { name: 'Evet, sil' }).click();
    await editing.getByText('İstek kaldırıldı.').waitFor();
    expect(faults).toEqual([]);
  },
);

test('a member finds no desk for editors', async ({ person }) => {
  const member = await person();
  await enter(member, login(0));
  const page = await member.newPage();
  await page.goto('/yonetim/istekler');
  await page.getByText('Bu sayfa editörler için').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
