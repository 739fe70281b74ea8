import { ReportProblem } from '@seyir/proto';
import { z } from 'zod';
import { report } from '../../operations/comments/report.js';
import { optionalText, text } from '../fields.js';
import { row, type Row } from '../row.js';

/** The problem numbers of the report form. */
const problems = {
  spoiler: ReportProblem.SPOILER,
  insult: ReportProblem.INSULT,
  spam: ReportProblem.SPAM,
  indecent: ReportProblem.INDECENT,
  broken: ReportProblem.BROKEN,
  wrong: ReportProblem.WRONG,
  copyright: ReportProblem.COPYRIGHT,
  other: ReportProblem.OTHER,
} as const;

const reportTargets = [
  'comment',
  'discussion',
  'flow',
  'group',
  'message',
  'room',
  'user',
  'title',
  'source',
  'story',
  'collection',
] as const;

export const reportRows: readonly Row[] = [
  row({
    path: '/set/report',
    summary: 'Reports something; one open report a member a target.',
    auth: 'member',
    missing: { value: 'Lütfen bir sorun seçin.' },
    input: z.object({
      id: text(128),
      value: text(20).pipe(z.enum(Object.keys(problems) as (keyof typeof problems)[])),
      desc: optionalText(16_000),
      type: z.enum(reportTargets),
    }),
    answer: z.object({ message: z.string() }),
    names: { targetId: 'id', targetType: 'type', problem: 'value', description: 'desc' },
    async run(ctx, { id: targetId, value, desc = '', type: targetType }) {
      const input = { targetType, targetId, problem: problems[value], description: desc };
      const { message } = await report(ctx, input);
      return { message };
    },
  }),
];
