/** Texts of the notifications. Strings from the specification are verbatim. */
export const notificationTexts = {
  title: 'Bildirimler',
  description: 'Yanıtlar, alkışlar, senden söz edenler, grupların ve beklediğin bölümler.',
  failedTitle: 'Bildirimler şu an gelmiyor',
  emptyTitle: 'Henüz bildirimin yok',
  emptyHint:
    'Biri sana yanıt verdiğinde, gönderini alkışladığında, seni takip ettiğinde ya da beklediğin bölüm yayınlandığında burada göreceksin.',
  unread: 'Okunmadı',
  all: 'Tüm bildirimler',
  more: 'Daha fazla bildirim',
  moreFailed: 'Devamı getirilemedi.',
  noMore: 'Gösterilecek bildirim kalmadı.',
  visitorTitle: 'Bildirimlerin seni bekliyor',
  visitorHint: 'Görmek için giriş yap.',
  signIn: 'Giriş yap',
  letMeKnow: 'Haber ver',
  letMeKnowNot: 'Haber verme',
  letMeKnowHint: 'Yayınlanınca haber vermemiz için giriş yap.',
  letMeKnowFailed: 'İsteğin kaydedilemedi.',
  willTell: { TITLE: 'Yeni bölümler gelince haber vereceğiz.', EPISODE: 'Yayınlanınca haber vereceğiz.' },
};
