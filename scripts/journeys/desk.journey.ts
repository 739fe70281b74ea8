// The desk of moderators and admins beside cases: roles, silences, bans, appeals, contact messages and removal requests.
import { randomBytes } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { mailedPath } from '../lib/mails.ts';
import { callerOf } from '../site/caller.ts';
import { violationsOn } from './accessible.ts';
import { site, sizes, test, watchFaults } from './browser.ts';
import { enter, fillLogin, login, userButton } from './members.ts';

const [MODERATOR, ADMIN] = [2, 4];

/** Checks that axe finds nothing and nothing sticks out, on a phone and on a wide screen. */
const isSound = async (page: Page) => {
  for (const size of [sizes.phone, sizes.wide]) {
    await page.setViewportSize(size);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
};

const post = async (context: BrowserContext, path: string, form: Record<string, string>) => {
  const answer = await context.request.post(path, { headers: { origin: site }, form });
  return (await answer.json()) as { success: boolean; message?: string };
};

/** Registers a member by calls and activates the account; returns the login. */
const newMember = async (context: BrowserContext) => {
  const username = `kararli_${randomBytes(5).toString('hex')}`;
  const password = 'kararın uzun parolası';
  const emailAddress = `${username}@posta.example`;
  const form = { username, emailAddress, password, passwordAgain: password };
  const check = await callerOf(site).botCheck('REGISTER');
  expect(await post(context, '/auth/register', { ...form, ...check })).toMatchObject({ success: true });
  const page = await context.newPage();
  await page.goto(await mailedPath(emailAddress, '/etkinlestirme'));
  await page.getByRole('main').getByRole('button', { name: 'Hesabımı etkinleştir' }).click();
  await userButton(page).waitFor();
  return { username, password, roles: [], page };
};

const restrict = async (page: Page, username: string, button: string, yes: string) => {
  await page.goto(`/yonetim/uyeler?uye=${username}`);
  await page.getByLabel('Neden').selectOption('INSULT');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: yes }).click();
  await page.getByText('Karar kaydedildi. Üyenin oturumları kapandı.').first().waitFor();
};

test('an admin gives and takes a role, and answers a removal request; axe accepts the pages of the desk', async ({
  person,
}) => {
  const admin = await person();
  await enter(admin, login(ADMIN));
  const page = await admin.newPage();
  const faults = watchFaults(page);
  await page.goto('/yonetim/uyeler?uye=tuncay61');
  for (const isGiven of [true, false]) {
    await page.getByRole('checkbox', { name: 'Editör', checked: !isGiven }).click();
    await page.getByRole('button', { name: 'Görevleri kaydet' }).click();
    await page.getByText('Görevler kaydedildi.').first().waitFor();
    await page.reload();
    await page.getByRole('checkbox', { name: 'Editör', checked: isGiven }).waitFor();
  }
  await isSound(page);
  await page.goto('/yonetim/mesajlar');
  await page.getByRole('heading', { name: 'Altyazı rengi' }).waitFor();
  await isSound(page);
  await page.goto('/yonetim/kaldirma');
  const templates = page.getByLabel('Hazır yanıt').first();
  await templates.waitFor();
  await isSound(page);
  await templates.selectOption({ label: 'Kaldırıldı' });
  await page.getByRole('button', { name: 'Sonuçlandır' }).first().click();
  await page.getByText('Sonuç kaydedildi, yanıt e-postayla gidiyor.').first().waitFor();
  await page.goto('/icerik-kaldirma');
  await page.getByRole('main').getByRole('button').first().waitFor();
  await isSound(page);
  expect(faults).toEqual([]);
});

test('a silenced member reads why and appeals; a banned one reads it only with the right password', async ({
  person,
}) => {
  test.setTimeout(90_000);
  const context = await person();
  const member = await newMember(context);
  const moderator = await person();
  await enter(moderator, login(MODERATOR));
  const desk = await moderator.newPage();
  await restrict(desk, member.username, 'Sustur', 'Evet, sustur');

  // Sessions end with the decision, so the member signs in again, and may read but not write.
  await enter(context, member);
  const { page } = member;
  const write = () => post(context, '/set/flow/post', { message: 'Buradayım', type: 'post' });
  expect(await write()).toMatchObject({
    success: false,
    message: expect.stringMatching(/susturuldun: okuyabilirsin ama yazamazsın. Neden: hakaret/),
  });
  await page.goto('/itiraz');
  await page.getByLabel('Neden yanlış olduğunu düşünüyorsun?').first().fill('Alıntıydı, hakaret değil.');
  await isSound(page);
  await page.getByRole('button', { name: 'İtiraz et' }).first().click();
  await page.getByText('İtirazın inceleniyor').waitFor();

  // Another moderator than the one who decided.
  const admin = await person();
  await enter(admin, login(ADMIN));
  const appeals = await admin.newPage();
  await appeals.goto('/yonetim/vakalar?durum=itiraz');
  await appeals.getByRole('link', { name: 'Üye vakasını aç' }).last().click();
  await appeals.getByText('Alıntıydı, hakaret değil.').waitFor();
  await appeals.getByRole('button', { name: 'Kararı geri al' }).click();
  await appeals.getByRole('button', { name: 'Evet, geri al' }).click();
  await appeals.getByText('Karar geri alındı').first().waitFor();
  // The open session may write again as soon as the event of the decision has arrived.
  await expect(async () => {
    expect(await write()).toMatchObject({ success: true });
  }).toPass({ intervals: [500] });

  await restrict(desk, member.username, 'Hesabı askıya al', 'Evet, askıya al');
  await page.goto('/giris-yap');
  const main = page.getByRole('main');
  await fillLogin(main, { ...member, password: 'yanlış bir parola' });
  await main.getByRole('alert').first().waitFor();
  expect(await main.innerText()).not.toContain('askıya alındı');
  await fillLogin(main, member);
  await main.getByText(/askıya alındı. Neden: hakaret/).waitFor();
});
