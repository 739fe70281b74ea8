import type { ErrorCode, SanctionDetails } from '@seyir/kit/stateless';
import { Violation } from '@seyir/proto';

/** The reasons of sanctions, as members read them. */
export const violationTexts: Readonly<Record<Violation, string>> = {
  [Violation.UNSPECIFIED]: 'topluluk kuralları',
  [Violation.SPOILER]: 'spoiler vermek',
  [Violation.INSULT]: 'hakaret ve nefret söylemi',
  [Violation.SPAM]: 'reklam ve istenmeyen içerik',
  [Violation.INDECENT]: 'uygunsuz içerik',
  [Violation.PRIVATE_DATA]: 'kişisel bilgi paylaşmak',
  [Violation.IMPERSONATION]: 'başkasının yerine geçmek',
  [Violation.COPYRIGHT]: 'telif ihlali',
  [Violation.OTHER]: 'topluluk kuralları',
};

const dates = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

/** `15 Aralık 2026 14:30`, in the time of Turkey. */
export const sanctionEnd = (until: number): string => dates.format(until);

/** The text of SILENCED and BANNED with the reason and the end. */
export const sanctionText = (code: ErrorCode, { violation, until }: SanctionDetails): string => {
  const reason = violationTexts[violation as Violation] ?? violationTexts[Violation.OTHER];
  const end = until === undefined ? 'süresiz' : `${sanctionEnd(until)} tarihine kadar`;
  return code === 'BANNED'
    ? `Hesabın ${end} askıya alındı. Neden: ${reason}.`
    : `${end} susturuldun: okuyabilirsin ama yazamazsın. Neden: ${reason}.`;
};
