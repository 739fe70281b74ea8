import type { Edit } from '../../faults/plants.ts';

/** Earlier ways of the site, as edits of the built code, so that a figure compares both ways in one run. */
export const oldWays = {
  /** Each position report has its own transaction. */
  'report-alone': [
    {
      module: 'services/playback/dist/app/save-position.js',
      find: 'if (currentCall()?.idempotencyKey)',
      replace: 'if (true)',
    },
  ],
} satisfies Record<string, Edit[]>;

export type OldWay = keyof typeof oldWays;
