/**
 * First path segments that no slug and no username may be: pages (§2), calls (§7) and our own. GET and POST share
 * `/akis/{page}`, `/{section}/{page}` and `/search`, so one list holds for both.
 */
// prettier-ignore
export const reservedSegments: readonly string[] = [
  'accept', 'activity', 'add', 'ajax', 'akis', 'anime', 'animeler', 'ara', 'assets', 'auth', 'ayarlar', 'bildirimler', 'calendar',
  'cancel', 'collection', 'comment', 'csp-report', 'delete', 'discussion', 'dizi', 'diziler', 'e-posta-onayla', 'edit',
  'episode', 'etkinlestirme', 'favicon.ico', 'film', 'filmler', 'flow', 'gelistirici', 'get', 'giris-yap', 'global',
  'graphql', 'group', 'grup', 'i', 'icerik-kaldirma', 'iletisim', 'istek', 'kanal', 'kayit-ol', 'koleksiyon', 'koleksiyonlar',
  'leave', 'listem', 'livez', 'login', 'm', 'manifest.webmanifest', 'metrics', 'movie', 'oda', 'openapi.json', 'profile', 'readyz',
  'remove', 'request', 'robots.txt', 'search', 'send', 'series', 'set', 'sifre-degistir', 'sifremi-unuttum',
  'sitemap', 'sitemap.xml', 'sss', 'takvim', 'tartisma', 'tartismalar', 'tur', 'user', 'watch', 'widget', 'yazilar', 'yonetim',
];
