import type { ReportProblem, ReportTarget } from '../../generated/types.js';

/** Texts of the report dialog, which loads when it is opened. */
export const dialogTexts = {
  hint: 'Bildirimi yalnızca ekibimiz görür.',
  problem: 'Sorun ne?',
  labels: {
    SPOILER: 'İşaretlenmemiş spoiler',
    INSULT: 'Hakaret ya da nefret söylemi',
    SPAM: 'Spam ya da reklam',
    INDECENT: 'Uygunsuz içerik',
    BROKEN: 'Açılmıyor ya da yarıda kesiliyor',
    WRONG: 'Bilgiler yanlış ya da eksik',
    COPYRIGHT: 'Telif hakkı ihlali',
    PRIVATE_DATA: 'Kişisel bilgi paylaşımı',
    OTHER: 'Başka bir sorun',
  } satisfies Record<ReportProblem, string>,
  /** The problems per target. */
  problems: {
    COMMENT: ['SPOILER', 'INSULT', 'SPAM', 'INDECENT', 'PRIVATE_DATA', 'OTHER'],
    TITLE: ['WRONG', 'INDECENT', 'COPYRIGHT', 'OTHER'],
    SOURCE: ['BROKEN', 'WRONG', 'COPYRIGHT', 'OTHER'],
    USER: ['INSULT', 'SPAM', 'INDECENT', 'PRIVATE_DATA', 'OTHER'],
    COLLECTION: ['INSULT', 'SPAM', 'INDECENT', 'PRIVATE_DATA', 'OTHER'],
    MESSAGE: ['INSULT', 'SPAM', 'INDECENT', 'PRIVATE_DATA', 'OTHER'],
    ROOM: ['SPOILER', 'INSULT', 'SPAM', 'INDECENT', 'PRIVATE_DATA', 'OTHER'],
    GROUP: ['INSULT', 'SPAM', 'INDECENT', 'PRIVATE_DATA', 'COPYRIGHT', 'OTHER'],
    STORY: ['SPOILER', 'INSULT', 'SPAM', 'PRIVATE_DATA', 'OTHER'],
    POST: ['SPOILER', 'INSULT', 'SPAM', 'INDECENT', 'PRIVATE_DATA', 'COPYRIGHT', 'OTHER'],
    TOPIC: ['SPOILER', 'INSULT', 'SPAM', 'INDECENT', 'PRIVATE_DATA', 'OTHER'],
  } satisfies Record<ReportTarget, ReportProblem[]>,
  /** The specification proposes this text, and its list of legacy calls confirms it. */
  noProblem: 'Lütfen bir sorun seçin.',
  description: 'Eklemek istediğin bir şey var mı?',
  descriptionHint: 'İsteğe bağlı',
  send: 'Bildir',
  cancel: 'Vazgeç',
  failed: 'Bildirimin gönderilemedi.',
};
