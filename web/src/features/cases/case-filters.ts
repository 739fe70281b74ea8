import type { CaseOrder, ReportProblem, ReportTarget } from '../../generated/types.js';
import { caseTexts as texts } from './texts.js';

/** The values of a filter: as the gateway reads them, as the address contains them, and as the page shows them. */
interface Choice<Value extends string> {
  readonly value: Value;
  readonly word: string;
  readonly label: string;
}

const kinds: readonly Choice<ReportTarget>[] = [
  { value: 'COMMENT', word: 'yorum', label: texts.targets['comment']! },
  { value: 'TOPIC', word: 'konu', label: texts.targets['discussion']! },
  { value: 'POST', word: 'gonderi', label: texts.targets['flow']! },
  { value: 'MESSAGE', word: 'mesaj', label: texts.targets['message']! },
  { value: 'ROOM', word: 'oda', label: texts.targets['room']! },
  { value: 'USER', word: 'uye', label: texts.targets['user']! },
  { value: 'GROUP', word: 'grup', label: texts.targets['group']! },
  { value: 'STORY', word: 'hikaye', label: texts.targets['story']! },
  { value: 'COLLECTION', word: 'koleksiyon', label: texts.targets['collection']! },
  { value: 'TITLE', word: 'yapim', label: texts.targets['title']! },
  { value: 'SOURCE', word: 'kaynak', label: texts.targets['source']! },
];

const problemWords: Readonly<Record<ReportProblem, string>> = {
  SPOILER: 'spoiler',
  INSULT: 'hakaret',
  SPAM: 'reklam',
  INDECENT: 'uygunsuz',
  PRIVATE_DATA: 'kisisel-bilgi',
  BROKEN: 'calismiyor',
  WRONG: 'yanlis',
  COPYRIGHT: 'telif',
  OTHER: 'diger',
};

const problems: readonly Choice<ReportProblem>[] = Object.entries(problemWords).map(([value, word]) => ({
  value: value as ReportProblem,
  word,
  label: texts.problems[value as ReportProblem],
}));

const orders: readonly Choice<CaseOrder>[] = [
  { value: 'WEIGHT', word: '', label: texts.orders.WEIGHT },
  { value: 'AGE', word: 'yas', label: texts.orders.AGE },
];

/** Each filter by its name in the address. */
export const choices = { tur: kinds, sorun: problems, sira: orders } as const;

export interface CaseFilters {
  readonly targetType: ReportTarget | null;
  readonly problem: ReportProblem | null;
  readonly order: CaseOrder;
}

const chosen = <Value extends string>(from: readonly Choice<Value>[], word: string | null) =>
  from.find((choice) => choice.word === word)?.value;

/** The filters of an address; unknown words count as none, and so does a problem of closed cases, which the gateway refuses. */
export const filtersOf = (query: URLSearchParams, isOpen: boolean): CaseFilters => ({
  targetType: chosen(kinds, query.get('tur')) ?? null,
  problem: (isOpen && chosen(problems, query.get('sorun'))) || null,
  order: chosen(orders, query.get('sira')) ?? 'WEIGHT',
});
