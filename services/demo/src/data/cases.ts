import type { DemoCase, DemoOutcome, DemoViolation } from '../types.js';

export interface CaseData {
  /** `topic: N` is the N-th topic; `comment: N` the N-th top-level comment of a plain member, both from 0. */
  readonly about: { readonly topic: number } | { readonly comment: number };
  readonly reports: readonly (readonly [
    by: number,
    problem: DemoCase['reports'][number]['problem'],
    text: string,
  ])[];
  /** Hours before now of the first report. */
  readonly hours: number;
  /** The decision, hours after the first report. */
  readonly decided?: readonly [outcome: DemoOutcome, afterHours: number];
  /** What the member concerned was told. */
  readonly violation?: DemoViolation;
  readonly appeal?: string;
}

/** Open and decided cases; the numbers of members count plain members without a login. */
export const caseData: readonly CaseData[] = [
  {
    about: { comment: 3 },
    hours: 2,
    reports: [
      [0, 'spoiler', 'Finali olduğu gibi yazmış.'],
      [1, 'spoiler', ''],
      [2, 'spoiler', 'Örtü yok, gözümün önüne geldi.'],
    ],
  },
  {
    about: { comment: 75 },
    hours: 1,
    reports: [[17, 'private', 'Komşumuzun adı geçiyor, rızası yok.']],
  },
  { about: { comment: 11 }, hours: 9, reports: [[3, 'insult', 'Karşısındakine laf atıyor.']] },
  {
    about: { comment: 19 },
    hours: 40,
    reports: [
      [4, 'spam', 'Aynı şeyi her bölümün altına yazıyor.'],
      [5, 'spam', ''],
    ],
  },
  { about: { topic: 6 }, hours: 90, reports: [[6, 'other', 'Bu konu başka bir kategoride olmalı.']] },
  {
    about: { comment: 27 },
    hours: 60,
    reports: [[7, 'insult', 'Dil biraz sert.']],
    decided: ['nothing', 3],
  },
  {
    about: { comment: 35 },
    hours: 130,
    reports: [
      [8, 'spam', 'Reklam gibi duruyor.'],
      [9, 'spam', ''],
    ],
    decided: ['warn', 11],
    violation: 'spam',
    appeal: 'Reklam değildi; diziyi önerirken adını andım. Uyarının kaldırılmasını rica ederim.',
  },
  {
    about: { comment: 43 },
    hours: 200,
    reports: [[10, 'spoiler', 'Bir sonraki bölümü anlatıyor.']],
    decided: ['nothing', 26],
  },
  {
    about: { comment: 67 },
    hours: 160,
    reports: [
      [11, 'spoiler', 'İşaret yok ama metinde final var.'],
      [12, 'spoiler', ''],
    ],
    decided: ['cover', 5],
    violation: 'spoiler',
  },
  {
    about: { comment: 51 },
    hours: 340,
    reports: [
      [13, 'spam', 'Aynı yorumu dört bölümün altına yazmış.'],
      [14, 'spam', ''],
    ],
    decided: ['remove', 1],
    violation: 'spam',
  },
  {
    about: { comment: 59 },
    hours: 500,
    reports: [
      [15, 'insult', 'Aynı üyeye üçüncü kez sataşıyor.'],
      [16, 'insult', 'Sürekli böyle.'],
    ],
    decided: ['silence', 8],
    violation: 'insult',
  },
];
