import type { ReportProblem, ReportTarget } from '../../generated/types.js';

/** What the report modal says. */
export const reportTexts = {
  titles: {
    COMMENT: 'Bu yorumu bildir',
    TITLE: 'Bu yapımı bildir',
    SOURCE: 'Bu kaynağı bildir',
    USER: 'Bu üyeyi bildir',
  } satisfies Record<ReportTarget, string>,
  signIn: 'Bildirmek için giriş yap.',
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
    OTHER: 'Başka bir sorun',
  } satisfies Record<ReportProblem, string>,
  /** What can be wrong with each. */
  problems: {
    COMMENT: ['SPOILER', 'INSULT', 'SPAM', 'INDECENT', 'OTHER'],
    TITLE: ['WRONG', 'INDECENT', 'COPYRIGHT', 'OTHER'],
    SOURCE: ['BROKEN', 'WRONG', 'COPYRIGHT', 'OTHER'],
    USER: ['INSULT', 'SPAM', 'INDECENT', 'OTHER'],
  } satisfies Record<ReportTarget, ReportProblem[]>,
  /** Product specification, chosen in legacy-calls. */
  noProblem: 'Lütfen bir sorun seçin.',
  description: 'Eklemek istediğin bir şey var mı?',
  descriptionHint: 'İsteğe bağlı',
  send: 'Bildir',
  cancel: 'Vazgeç',
  failed: 'Bildirimin gönderilemedi.',
};
