import type { Page } from 'playwright-core';

export type Shot = {
  path: string;
  as?: number;
  on?: 'wide' | 'phone';
  light?: boolean;
  ready?: string;
  act?: (page: Page) => Promise<unknown>;
  popup?: string;
};

const series = '/dizi/gece-yarisi-iskelesi';
const episode = `${series}/1-sezon/1-bolum`;

/** An episode with a comment of the first demo login. */
export const talk = episode;

const adult = '/dizi/dokuzuncu-tanik';

const press: (page: Page, name: string | RegExp) => Promise<void> = (page, name) =>
  page.getByRole('button', { name }).first().click();

/** Follows the first link that fits, and waits for a part of its page if one is named. */
const follow = (link: string, part?: string) => async (page: Page) => {
  await page.locator(link).first().click();
  if (part !== undefined) await page.locator(part).first().waitFor();
};
/** Chooses an entry of a title's menu. */
const fromMenu: (page: Page, name: string) => Promise<void> = async (page, name) => {
  await press(page, 'Diğer işlemler');
  await page.getByRole('menuitem', { name }).click();
};

/** Can run again, because a block or mute persists. */
const restrain: (page: Page, username: string, entry: string) => Promise<void> = async (
  page,
  username,
  entry,
) => {
  await page.goto(`/profile/${username}`);
  await page.waitForLoadState('networkidle');
  await press(page, /üye menüsü$/);
  const menu = page.getByRole('dialog', { name: /üye menüsü$/ });
  const item = menu.getByRole('button', { name: entry, exact: true });
  await menu.getByRole('button').first().waitFor();
  if ((await item.count()) === 0) return;
  await item.click();
  await page.getByRole('button', { name: 'Geri al' }).waitFor();
};

/** Follows a link while no request is answered. */
const withoutAnswer: (page: Page, link: string) => Promise<void> = async (page, link) => {
  await page.route('**/graphql', (route) => route.abort());
  await page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await page.getByText('Tekrar dene').first().waitFor();
};

/** A state of the player in which its picture stands still. */
const inPlayer = (act: NonNullable<Shot['act']>, popup: string): Shot => ({
  path: episode,
  ready: '[data-testid=player][data-phase=playing]',
  act,
  popup,
});

const openPanel: (page: Page, name: string) => Promise<void> = async (page, name) => {
  const { x, y, width, height } = (await page.getByTestId('player').boundingBox())!;
  if (await page.evaluate(() => matchMedia('(hover: none)').matches))
    await page.touchscreen.tap(x + width / 2, y + height * 0.65);
  else await page.mouse.move(x + width / 2, y + height / 2);
  await page.locator('[data-testid=controls][data-shown=true]').waitFor();
  await page.getByTestId('controls').getByRole('button', { name }).click();
};

const seekTo: (page: Page, seconds: number) => Promise<void> = (page, seconds) =>
  page.locator('video').evaluate(
    (video: HTMLVideoElement, to) =>
      new Promise<void>((resolve) => {
        video.addEventListener('seeked', () => resolve(), { once: true });
        video.currentTime = to;
      }),
    seconds,
  );

export const shots: Record<string, Shot> = {
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
    path: series,
    act: (page) => press(page, 'Takip et'),
    popup: '[role=dialog] form',
  },
  series: { path: '/diziler' },
  'series-light': { path: '/diziler', light: true },
  'series-filters': { path: '/diziler', act: (page) => page.locator('main summary').click() },
  anime: { path: '/animeler' },
  films: { path: '/filmler' },
  'series-genre': { path: '/diziler?tur=dram' },
  genre: { path: '/tur/dram' },
  network: { path: '/kanal/kanal-poyraz' },
  'series-letter-empty': { path: '/diziler?harf=W' },
  title: { path: series },
  'title-light': { path: series, light: true },
  'title-member': { path: series, as: 0 },
  'title-menu': {
    path: series,
    as: 0,
    act: (page) => press(page, 'Diğer işlemler'),
    popup: '[role=menuitem]',
  },
  'title-trailer': {
    path: series,
    act: (page) => fromMenu(page, 'Fragman'),
    popup: '[role=dialog] :is(video, iframe)',
  },
  'title-report': {
    path: series,
    as: 0,
    act: (page) => fromMenu(page, 'Bu yapımı bildir'),
    popup: '[role=dialog] form',
  },
  'title-failed': { path: '/diziler', act: (page) => withoutAnswer(page, 'main article a') },
  watch: { path: episode, ready: '[data-testid=player][data-phase=playing]' },
  'watch-light': { path: episode, light: true, ready: '[data-testid=player][data-phase=playing]' },
  'watch-settings': inPlayer((page) => openPanel(page, 'Oynatıcı ayarları'), '.player-panel'),
  'watch-subtitles': inPlayer((page) => openPanel(page, 'Altyazılar'), '.player-panel'),
  'watch-sources': inPlayer((page) => openPanel(page, 'Kaynak seç'), '.player-panel'),
  'watch-episodes': inPlayer((page) => openPanel(page, 'Bölüm listesi'), '.player-panel'),
  'watch-skip': inPlayer((page) => seekTo(page, 8), '[data-corner] button'),
  'watch-next': inPlayer((page) => seekTo(page, 282), 'section[data-corner]'),
  'watch-member': { path: episode, as: 0, ready: '[data-testid=player]' },
  'watch-report': {
    path: episode,
    as: 0,
    ready: '[data-testid=player]',
    act: (page) => press(page, 'Bu kaynağı bildir'),
    popup: '[role=dialog] form',
  },
  'watch-comment-menu': {
    path: episode,
    as: 2,
    ready: '[data-testid=player]',
    act: (page) => press(page, /yorum menüsü$/),
    popup: '[role=dialog] button:text("Engelle")',
  },
  'watch-age-gate': { path: `${adult}/1-sezon/1-bolum` },
  person: {
    path: series,
    act: async (page) => {
      await page.locator('main a[href^="/kisi/"]').first().click();
      await page.waitForURL('**/kisi/*');
    },
  },
  articles: { path: '/yazilar' },
  article: { path: '/yazi/vapur-duduklerinin-pesinde' },
  calendar: { path: '/takvim' },
  'calendar-light': { path: '/takvim', light: true },
  'calendar-list': { path: '/takvim?gorunum=liste' },
  'calendar-films': { path: '/takvim?tur=film' },
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
  'profile-menu': {
    path: '/profile/mertcan',
    as: 0,
    act: (page) => press(page, /üye menüsü$/),
    popup: '[role=dialog] button:text("Engelle")',
  },
  'profile-favourites': { path: '/profile/mertcan#favoriler' },
  'profile-own': { path: '/profile/selin', as: 0 },
  'profile-own-list': { path: '/profile/selin#tab-6', as: 0 },
  flow: { path: '/akis', ready: 'main article' },
  'flow-member': { path: '/akis', as: 0, ready: 'main article' },
  'flow-light': { path: '/akis', as: 0, light: true, ready: 'main article' },
  'flow-post': {
    path: '/akis',
    ready: 'main article',
    act: follow('article:has(img):has(a[href*="/gonderi/"]) a[href^="/gonderi/"]', '#yorumlar h2'),
  },
  groups: { path: '/gruplar', as: 0, ready: 'main li h3' },
  'groups-new': {
    path: '/gruplar',
    as: 0,
    act: async (page) => {
      await press(page, 'Grup oluştur');
      const picture = { name: 'kapak.png', mimeType: 'image/png', buffer: await page.screenshot() };
      await page.getByLabel('Kapak fotoğrafı: resim seç').setInputFiles(picture);
      await page.getByRole('slider').scrollIntoViewIfNeeded();
    },
    popup: '[role=slider], [type=range]',
  },
  group: { path: '/grup/gece-vapuru-tayfasi', as: 0, ready: 'main article' },
  'group-light': { path: '/grup/gece-vapuru-tayfasi', as: 0, light: true, ready: 'main article' },
  'group-manage': {
    path: '/grup/gece-vapuru-tayfasi#manage',
    as: 0,
    act: (page) =>
      page
        .getByRole('button', { name: /kaldır$/ })
        .first()
        .scrollIntoViewIfNeeded(),
    popup: '[role=dialog] form',
  },
  'group-people': {
    path: '/grup/gece-vapuru-tayfasi',
    as: 0,
    act: (page) => page.getByRole('tab', { name: 'Üyeler' }).click(),
    popup: '[role=tabpanel] h2:text("üye")',
  },
  'group-private': { path: '/grup/final-konusulan-oda' },
  collections: { path: '/koleksiyonlar', ready: 'main article, main li' },
  collection: {
    path: '/koleksiyonlar',
    as: 0,
    act: follow('main a:text("Gizem isteyene")', 'main h1:text("Gizem isteyene")'),
  },
  stories: {
    path: series,
    as: 0,
    act: async (page) => {
      await page.getByRole('heading', { name: 'Hikâyeler' }).scrollIntoViewIfNeeded();
      await page
        .getByRole('button', { name: /hikâyesini beğendim$/ })
        .last()
        .scrollIntoViewIfNeeded();
    },
  },
  'collection-light': {
    path: '/koleksiyonlar',
    light: true,
    act: follow('main a:text("Gizem isteyene")', 'main h1:text("Gizem isteyene")'),
  },
  'collection-edit': {
    path: '/koleksiyonlar',
    as: 0,
    act: async (page) => {
      await page.goto('/profile/selin#koleksiyonlar');
      await follow('main a[href^="/koleksiyon/"]', 'main h1')(page);
      await press(page, 'Düzenle');
      await page.getByLabel('Kim görsün?').waitFor();
    },
  },
  'collection-new': {
    path: '/koleksiyonlar',
    as: 0,
    act: (page) => press(page, 'Koleksiyon oluştur'),
    popup: '[role=dialog] form',
  },
  messages: { path: '/profile/message', as: 0, ready: 'main li' },
  'messages-thread': {
    path: '/profile/message',
    as: 0,
    ready: 'main li a, main li button',
    act: (page) => page.locator('main li a, main li button').first().click(),
    popup: 'main textarea',
  },
  rooms: { path: '/odalar', as: 0, ready: 'main li' },
  'rooms-light': { path: '/odalar', as: 0, light: true, ready: 'main li' },
  room: {
    path: '/odalar',
    as: 0,
    ready: 'main li a',
    act: async (page) => {
      await page.locator('main li a').first().click();
      await page.waitForURL('**/oda/*');
      await page.getByTestId('room-entry').first().waitFor();
    },
  },
  badges: { path: '/profile/selin#rozetler', as: 0, ready: '[role=tabpanel] li' },
  followers: { path: '/profile/selin#takipciler', as: 0, ready: '[role=tabpanel] li' },
  friends: { path: '/profile/selin#arkadaslar', as: 0 },
  library: { path: '/listem#tab-6', as: 0 },
  'library-last': { path: '/listem#tab-11', as: 0 },
  'library-empty': { path: '/listem#tab-6', as: 4 },
  'library-visitor': { path: '/listem' },
  notifications: { path: '/bildirimler', as: 0 },
  'notifications-empty': { path: '/bildirimler', as: 4 },
  'notifications-visitor': { path: '/bildirimler' },
  settings: { path: '/ayarlar', as: 0 },
  'settings-blocked': {
    path: '/ayarlar#engellenenler',
    as: 3,
    act: async (page) => {
      await restrain(page, 'mertcan', 'Engelle');
      await restrain(page, 'selin', '7 gün sessize al');
      await page.goto('/ayarlar#engellenenler');
      await page.getByRole('textbox', { name: 'Sözcükler' }).waitFor();
    },
    popup: 'main li',
  },
  'settings-blocked-empty': { path: '/ayarlar#engellenenler', as: 4 },
  'settings-visitor': { path: '/ayarlar' },
  contact: { path: '/iletisim' },
  'contact-incomplete': {
    path: '/iletisim',
    act: (page) => page.locator('main form button[type=submit]').click(),
  },
  faq: { path: '/sss', act: (page) => page.locator('main summary').first().click() },
  forum: { path: '/tartismalar', as: 0, ready: 'main a[href^="/tartisma/"]' },
  'forum-light': { path: '/tartismalar', light: true, ready: 'main a[href^="/tartisma/"]' },
  topic: {
    path: '/tartismalar',
    as: 0,
    ready: 'main a[href^="/tartisma/"]',
    act: follow('main a[href^="/tartisma/"]'),
    popup: 'article[id^=yazi-]',
  },
  'topic-new': {
    path: '/tartismalar',
    as: 0,
    act: (page) => press(page, 'Konu aç'),
    popup: '[role=dialog] form',
  },
  requests: { path: '/istek', as: 0 },
  'requests-suggestions': {
    path: '/istek',
    as: 0,
    act: (page) => page.locator('main input[type=search]').fill('ka'),
    popup: '[role=search] ul li',
  },
  'removal-form': { path: '/icerik-kaldirma' },
  appeals: { path: '/itiraz', as: 0 },
  'desk-cases': { path: '/yonetim/vakalar', as: 2, ready: 'tbody tr' },
  'desk-appeals': { path: '/yonetim/vakalar?durum=itiraz', as: 2 },
  'desk-case': {
    path: '/yonetim/vakalar',
    as: 2,
    ready: 'tbody a',
    act: follow('tbody a'),
    popup: 'blockquote',
  },
  'desk-case-closed': {
    path: '/yonetim/vakalar?durum=kapanan',
    as: 2,
    ready: 'tbody a',
    act: follow('tbody tr:last-child a'),
    popup: 'blockquote',
  },
  'desk-contacts': { path: '/yonetim/mesajlar', as: 2, ready: 'main article' },
  'desk-audit': {
    path: '/yonetim/uyeler',
    as: 4,
    ready: 'main li',
    act: follow('main a[href="/yonetim/kayitlar"]', 'main ol li'),
  },
  'desk-removals': { path: '/yonetim/kaldirma', as: 2, ready: 'main form' },
  'desk-requests': { path: '/yonetim/istekler', as: 3, ready: 'main article' },
  'desk-members': { path: '/yonetim/uyeler', as: 4, ready: 'main li' },
  'desk-member': { path: '/yonetim/uyeler?uye=mertcan', as: 4, ready: 'main fieldset, main form label' },
  'not-found': { path: '/boyle-bir-sayfa' },
};
