/** Texts of blocks, mutes and muted words. */
export const restraintTexts = {
  menu: (name: string) => `${name}: üye menüsü`,
  block: 'Engelle',
  unblock: 'Engeli kaldır',
  mute: 'Sessize al',
  muteWeek: '7 gün sessize al',
  unmute: 'Sessizden çıkar',
  signIn: 'Bir üyeyi engellemek ya da sessize almak için giriş yap.',
  blocked: (name: string) => `${name} engellendi.`,
  unblocked: (name: string) => `${name} için engel kaldırıldı.`,
  muted: (name: string) => `${name} sessize alındı.`,
  unmuted: (name: string) => `${name} sessizden çıkarıldı.`,
  failed: 'Bu değişiklik yapılamadı.',
  full: 'Listende yer kalmadı: en fazla 1.000 üye olabilir. Önce birini çıkar.',

  blockedTitle: 'Engellediklerin',
  blockedHint:
    'Birbirinizin yorumlarını, gönderilerini, hikâyelerini ve koleksiyonlarını görmezsiniz; engellediğin üye seni takip edemez, sana yanıt ya da mesaj yazamaz.',
  noneBlocked: 'Kimseyi engellemedin.',
  mutedTitle: 'Sessize aldıkların',
  mutedHint:
    'Yorumlarını görmezsin; gönderileri, hikâyeleri ve koleksiyonları listelerinde yer almaz. Onlardan bildirim almazsın; onlar bunu bilmez.',
  noneMuted: 'Kimseyi sessize almadın.',
  until: (date: string) => `${date} tarihine kadar`,
  gone: 'Ayrılmış üye',
  unblockOf: (name: string) => `${name}: engeli kaldır`,
  unmuteOf: (name: string) => `${name}: sessizden çıkar`,
  more: 'Daha fazla göster',
  listFailed: 'Liste şu an gelmedi.',

  wordsTitle: 'Sessize aldığın sözcükler',
  wordsHint:
    'Her satıra bir sözcük yaz; en fazla 200. Bir yorumda bu sözcükle başlayan bir kelime varsa yorum gizlenir; böyle gönderiler, anketler, hikâyeler ve koleksiyonlar listelerinde yer almaz, böyle bir metin için bildirim de gelmez.',
  words: 'Sözcükler',
  save: 'Kaydet',
  wordsSaved: 'Sözcüklerin kaydedildi.',
  wordsFailed: 'Sözcüklerin kaydedilemedi. Yazdıkların burada duruyor, yeniden deneyebilirsin.',
  tooMany: 'En fazla 200 sözcük yazabilirsin.',
  tooShort: 'Bir sözcük en az 2 harf olmalı.',
  tooLong: 'Bir sözcük en fazla 50 karakter olabilir.',
} as const;
