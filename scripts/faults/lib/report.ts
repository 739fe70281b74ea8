import { kinds as otherKinds } from './kinds/kinds.ts';
import type { Outcome } from './scenario.ts';
import type { Verdict } from './verdict.ts';

export type Planted = {
  name: string;
  says: string;
  kills: number;
  found: boolean;
  findings: Record<string, string[]>;
};

/** The results as a page of docs/results. */
export const report = ({
  on,
  outcome: { verdict, counts, recoveryMs, seconds },
  planted,
}: {
  /** date, commit and machine */
  on: string;
  /** of the unmodified site */
  outcome: Outcome;
  planted: Planted[];
}) => {
  const kills = recoveryMs.process.length + recoveryMs.database.length;
  return `# Crash: kills of the whole process and of PostgreSQL's own

${on} Written by \`npm run test:faults\`.

The site runs as one process; a writer posts comments and replies of five members at up to 20 a second, each with an
idempotency key, a position beside it and a journal that is synced line by line. Beside them members react, mark and
follow titles, report, remove comments and upload pictures, and visitors register. Members also post, clap, vote in polls,
follow each other, join groups, send messages, write in rooms and command them, open topics and answer in them, and request
titles and vote on requests. An operator imports titles, and removes titles and members that were in use. The site is killed by SIGKILL at random moments: the whole process, or PostgreSQL's postmaster.
When all is quiet, journal, API, mails and tables are held against each other, and every counter is counted anew.

## As it is: ${verdict.green ? 'nothing found' : 'FOUND SOMETHING'}

| | |
|---|---|
| Kills | ${kills}: ${recoveryMs.process.length} of the process, ${recoveryMs.database.length} of PostgreSQL, in ${seconds} s |
| Writes | ${counts.attempted} attempted, ${counts.acknowledged} acknowledged, ${counts.retried} of them after more than one try |
| Replies | ${counts.replies}; notifications due and there: ${counts.notified} |
| Positions acknowledged | ${counts.positions}; lost, otherwise than reported: ${['positionLost', 'positionPhantom'].map((kind) => amount(verdict, kind)).join(', ')} |
| Other kinds acknowledged | ${counts.others}; ${others(verdict)} |
| Lost, doubled, phantom, refused | ${['lost', 'doubled', 'phantom', 'refused'].map((kind) => amount(verdict, kind)).join(', ')} |
| Replies without a notification, with two, and notifications without a reply | ${['notNotified', 'notifiedTwice', 'notifiedPhantom'].map((kind) => amount(verdict, kind)).join(', ')} |
| API against tables, counters against a recount, events left | ${['api', 'counters', 'stuck'].map((kind) => amount(verdict, kind)).join(', ')} |
| Answers of INTERNAL during the kills | ${counts.internal} |
| From a kill of the process to the next write | ${spread(recoveryMs.process)} |
| From a kill of PostgreSQL to the next write | ${spread(recoveryMs.database)} |

## With a planted bug: each must be found

| Bug | Kills | Found |
|---|---|---|
${planted.map((bug) => `| ${bug.name}: ${bug.says} | ${bug.kills} | ${bug.found ? '' : '**NOT FOUND** '}${kinds(bug.findings)} |`).join('\n')}
`;
};

const amount = ({ findings }: Verdict, kind: string) => findings[kind]?.length ?? 0;

/** The findings of the other kinds of writes. */
const others = (verdict: Verdict) =>
  otherKinds
    .map(
      ({ name }) =>
        `${name}s lost ${amount(verdict, `${name}Lost`)}, phantom ${amount(verdict, `${name}Phantom`)}`,
    )
    .join('; ');

const kinds = (findings: Record<string, string[]>) =>
  Object.entries(findings)
    .map(([kind, list]) => `${kind} ${list.length}`)
    .join(', ');

/** @param all in ms */
const spread = (all: number[]) => {
  if (all.length === 0) return '–';
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1_000).toFixed(1);
  return `median ${at(0.5)} s, longest ${at(1)} s`;
};
