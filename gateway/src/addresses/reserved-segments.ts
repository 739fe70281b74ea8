/**
 * Path segments that no slug and no username may use: pages (§2), calls (§7) and our own. GET and POST share `/akis/{page}`,
 * `/{section}/{page}` and `/search`, so one list serves both.
 */
// prettier-ignore
export const reservedSegments: readonly string[] = [
  'accept', 'activity', 'add', 'ajax', 'akis', 'anime', 'animeler', 'ara', 'assets', 'auth', 'ayarlar', 'bildirimler', 'calendar',
  'cancel', 'collection', 'comment', 'csp-report', 'delete', 'discussion', 'dizi', 'diziler', 'e-posta-onayla', 'edit',
  'episode', 'etkinlestirme', 'favicon.ico', 'film', 'filmler', 'flow', 'gelistirici', 'get', 'giris-yap', 'global', 'gonderi',
  'graphql', 'group', 'grup', 'gruplar', 'i', 'icerik-kaldirma', 'iletisim', 'istek', 'itiraz', 'kanal', 'kayit-ol', 'kisi', 'koleksiyon', 'koleksiyonlar',
  'leave', 'listem', 'livez', 'login', 'm', 'manifest.webmanifest', 'mesajlar', 'message', 'metrics', 'movie', 'oda', 'odalar', 'openapi.json', 'profile', 'readyz',
  'remove', 'request', 'robots.txt', 'search', 'send', 'series', 'set', 'sifre-degistir', 'sifremi-unuttum',
  'sitemap', 'sitemap.xml', 'sss', 'takvim', 'tartisma', 'tartismalar', 'tur', 'upload', 'user', 'watch', 'widget', 'yazi', 'yazilar', 'yeni-eklenenler', 'yonetim',
];
