/**
 * Every page that exists, with the states that look different. `as` is the place of a demo login; `on` the one size where
 * it exists; `act` brings the page into the state, `popup` is what then opens.
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ path: string, as?: number, on?: 'wide' | 'phone', light?: boolean, ready?: string, act?: (page: Page) => Promise<unknown>, popup?: string }} Shot
 */

const series = '/dizi/gece-yarisi-iskelesi';
const episode = `${series}/1-sezon/1-bolum`;

/** Where the first demo login has written something. */
export const talk = episode;

const adult = '/dizi/dokuzuncu-tanik';

/** @type {(page: Page, name: string | RegExp) => Promise<void>} */
const press = (page, name) => page.getByRole('button', { name }).first().click();

/** Follows a link while nothing answers. @type {(page: Page, link: string) => Promise<void>} */
const withoutAnswer = async (page, link) => {
  await page.route('**/graphql', (route) => route.abort());
  await page
    .locator(link)
    .first()
    .evaluate((/** @type {HTMLElement} */ element) => element.click());
  await page.getByText('Tekrar dene').first().waitFor();
};

/** @type {Record<string, Shot>} */
export const shots = {
  home: { path: '/' },
  'home-light': { path: '/', light: true },
  'home-member': { path: '/', as: 0, ready: 'section:has(> div > h2:text("Devam Et")) article' },
  'home-drawer': { path: '/', on: 'phone', act: (page) => press(page, /menü/i), popup: '[role=dialog]' },
  'home-bell': {
    path: '/',
    as: 0,
    act: (page) => press(page, /^Bildirimler/),
    popup: '[role=dialog] :is(p, li)',
  },
  'home-user-menu': {
    path: '/',
    as: 0,
    act: (page) => press(page, /kullanıcı menüsü/),
    popup: '[role=menuitem]',
  },
  'home-suggestions': {
    path: '/',
    on: 'wide',
    act: (page) => page.getByRole('combobox').first().fill('gece'),
    popup: '[role=option]',
  },
  'home-sign-in': {
    path: '/',
    act: (page) => page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).first().click(),
    popup: '[role=dialog] form',
  },
  series: { path: '/diziler' },
  anime: { path: '/animeler' },
  films: { path: '/filmler' },
  'series-genre': { path: '/diziler?tur=dram' },
  genre: { path: '/tur/dram' },
  network: { path: '/kanal/kanal-poyraz' },
  'series-letter-empty': { path: '/diziler?harf=W' },
  title: { path: series },
  'title-light': { path: series, light: true },
  'title-member': { path: series, as: 0 },
  'title-trailer': {
    path: series,
    act: (page) => press(page, 'Fragman'),
    popup: '[role=dialog] :is(video, iframe)',
  },
  'title-report': {
    path: series,
    as: 0,
    act: (page) => press(page, 'Bu yapımı bildir'),
    popup: '[role=dialog] form',
  },
  'title-failed': { path: '/diziler', act: (page) => withoutAnswer(page, 'main article a') },
  watch: { path: episode, ready: '[data-testid=player][data-phase=playing]' },
  'watch-member': { path: episode, as: 0, ready: '[data-testid=player]' },
  'watch-report': {
    path: episode,
    as: 0,
    ready: '[data-testid=player]',
    act: (page) => press(page, 'Bu kaynağı bildir'),
    popup: '[role=dialog] form',
  },
  'watch-age-gate': { path: `${adult}/1-sezon/1-bolum` },
  calendar: { path: '/takvim' },
  search: { path: '/ara?q=gece' },
  'search-empty': { path: '/ara?q=xqzw' },
  'sign-in': { path: '/giris-yap' },
  'sign-in-refused': {
    path: '/giris-yap',
    act: async (page) => {
      const form = page.locator('main form');
      await form.getByLabel('Kullanıcı adı ya da e-posta').fill('selin');
      await form.getByLabel('Şifre', { exact: true }).fill('yanlış-şifre');
      await form.getByRole('button', { name: 'Giriş yap', exact: true }).click();
      await form.getByRole('alert').first().waitFor();
    },
  },
  register: { path: '/kayit-ol' },
  forgot: { path: '/sifremi-unuttum' },
  activation: { path: '/etkinlestirme?token=yok' },
  'change-password': { path: '/sifre-degistir?token=yok' },
  'confirm-email': { path: '/e-posta-onayla?token=yok' },
  profile: { path: '/profile/mertcan' },
  'profile-own': { path: '/profile/selin', as: 0 },
  'profile-own-list': { path: '/profile/selin#tab-6', as: 0 },
  library: { path: '/listem#tab-6', as: 0 },
  'library-last': { path: '/listem#tab-11', as: 0 },
  'library-empty': { path: '/listem#tab-6', as: 4 },
  'library-visitor': { path: '/listem' },
  notifications: { path: '/bildirimler', as: 0 },
  'notifications-empty': { path: '/bildirimler', as: 4 },
  'notifications-visitor': { path: '/bildirimler' },
  settings: { path: '/ayarlar', as: 0 },
  'settings-visitor': { path: '/ayarlar' },
  contact: { path: '/iletisim' },
  'contact-incomplete': {
    path: '/iletisim',
    act: (page) => page.locator('main form button[type=submit]').click(),
  },
  faq: { path: '/sss', act: (page) => page.locator('main summary').first().click() },
  'not-found': { path: '/boyle-bir-sayfa' },
};
