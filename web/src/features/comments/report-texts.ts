import type { ReportProblem } from '../../generated/types.js';

/** What the report modal says. */
export const reportTexts = {
  title: 'Bu yorumu bildir',
  hint: 'Bildirimi yalnızca ekibimiz görür.',
  problem: 'Sorun ne?',
  problems: [
    { value: 'SPOILER', label: 'İşaretlenmemiş spoiler' },
    { value: 'INSULT', label: 'Hakaret ya da nefret söylemi' },
    { value: 'SPAM', label: 'Spam ya da reklam' },
    { value: 'INDECENT', label: 'Uygunsuz içerik' },
    { value: 'OTHER', label: 'Başka bir sorun' },
  ] satisfies { value: ReportProblem; label: string }[],
  /** Product specification, chosen in legacy-calls. */
  noProblem: 'Lütfen bir sorun seçin.',
  description: 'Eklemek istediğin bir şey var mı?',
  descriptionHint: 'İsteğe bağlı',
  send: 'Bildir',
  cancel: 'Vazgeç',
  failed: 'Bildirimin gönderilemedi.',
};
