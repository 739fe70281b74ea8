import { deskPages } from '../desk/pages.js';

/** Texts of the desk for requests to remove content. */
export const removalTexts = {
  title: deskPages.removals.title,
  description: 'Onaylanmış başvurular, süresi en önce dolan üstte. Yanıt başvurana e-postayla gider.',
  which: 'Hangi başvurular',
  waiting: 'Bekleyen',
  decided: 'Sonuçlanan',
  none: 'Başvuru yok',
  noneHint: 'E-postayla onaylanan başvurular burada görünür.',
  failed: 'Başvurular şu an gelmedi.',
  due: (date: string) => `Son yanıt: ${date}`,
  overdue: 'Süresi doldu',
  late: '24 saatten az kaldı',
  rights: { OWNER: 'Hak sahibi', AGENT: 'Hak sahibi adına', PERSON: 'İlgili kişi', OTHER: 'Diğer' },
  links: 'Adresler',
  statement: 'Açıklama',
  answer: 'Başvurana yanıt',
  answerHint: 'E-postayla aynen gider.',
  answerMissing: 'Yanıtı yaz.',
  template: 'Hazır yanıt',
  chooseTemplate: 'Hazır yanıt seç',
  templates: [
    {
      label: 'Kaldırıldı',
      outcome: 'REMOVED',
      text: 'Merhaba,\n\nBaşvurunu inceledik ve belirttiğin adreslerdeki içerikleri kaldırdık.\n\nSeyir ekibi',
    },
    {
      label: 'Bir bölümü kaldırıldı',
      outcome: 'PARTLY',
      text: 'Merhaba,\n\nBaşvurunu inceledik ve hakkın olduğunu gösterebildiğin içerikleri kaldırdık. Diğerleri için yeterli dayanak bulamadık; eklemek istediğin bir belge varsa yeniden başvurabilirsin.\n\nSeyir ekibi',
    },
    {
      label: 'Dayanak yetersiz',
      outcome: 'REFUSED',
      text: 'Merhaba,\n\nBaşvurunu inceledik. İçeriğin sahibi ya da yetkili temsilcisi olduğunu gösteren bir dayanak bulamadığımız için içeriği kaldırmadık. Belgelerinle yeniden başvurabilirsin.\n\nSeyir ekibi',
    },
    {
      label: 'İçerik bulunamadı',
      outcome: 'REFUSED',
      text: 'Merhaba,\n\nBaşvurunu inceledik. Belirttiğin adreslerde sözünü ettiğin içeriği bulamadık. Doğru adreslerle yeniden başvurabilirsin.\n\nSeyir ekibi',
    },
  ],
  outcome: 'Sonuç',
  outcomes: { REMOVED: 'Kaldırıldı', PARTLY: 'Bir bölümü kaldırıldı', REFUSED: 'Reddedildi' },
  decide: 'Sonuçlandır',
  done: 'Sonuç kaydedildi, yanıt e-postayla gidiyor.',
  outdated: 'Bu başvuru sen bakarken sonuçlandı.',
  saveFailed: 'Kaydedilemedi.',
} as const;
