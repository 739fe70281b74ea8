export const removalsPath = '/yonetim/kaldirma';

/** Texts of the desk for requests to remove content. */
export const removalTexts = {
  title: 'Kaldırma başvuruları',
  description: 'Onaylanmış başvurular, süresi en önce dolan üstte. Yanıt başvurana e-postayla gider.',
  which: 'Hangi başvurular',
  waiting: 'Bekleyen',
  decided: 'Sonuçlanan',
  none: 'Başvuru yok',
  noneHint: 'E-postayla onaylanan başvurular burada görünür.',
  failed: 'Başvurular şu an gelmedi.',
  more: 'Daha fazla göster',
  due: (date: string) => `Son yanıt: ${date}`,
  overdue: 'Süresi doldu',
  late: '24 saatten az kaldı',
  rights: { OWNER: 'Hak sahibi', AGENT: 'Hak sahibi adına', PERSON: 'İlgili kişi', OTHER: 'Diğer' },
  links: 'Adresler',
  statement: 'Açıklama',
  answer: 'Başvurana yanıt',
  answerHint: 'E-postayla aynen gider.',
  answerMissing: 'Yanıtı yaz.',
  outcome: 'Sonuç',
  outcomes: { REMOVED: 'Kaldırıldı', PARTLY: 'Bir bölümü kaldırıldı', REFUSED: 'Reddedildi' },
  decide: 'Sonuçlandır',
  done: 'Sonuç kaydedildi, yanıt e-postayla gidiyor.',
  outdated: 'Bu başvuru sen bakarken sonuçlandı.',
  saveFailed: 'Kaydedilemedi.',
} as const;
