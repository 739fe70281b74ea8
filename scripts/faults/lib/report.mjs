/** @typedef {{ name: string, says: string, kills: number, found: boolean, findings: Record<string, string[]> }} Planted */

/**
 * The results as a page of docs/results.
 * @param {object} results
 * @param {string} results.on when, which commit, which machine
 * @param {import('./scenario.mjs').Outcome} results.outcome of the site as it is
 * @param {Planted[]} results.planted
 */
export const report = ({ on, outcome: { verdict, counts, recoveryMs, seconds }, planted }) => {
  const kills = recoveryMs.process.length + recoveryMs.database.length;
  return `# Crash: kills of the whole process and of PostgreSQL's own

${on} Written by \`npm run test:faults\`.

The site runs as one process; a writer posts comments and replies of five members at up to 50 a second, each with an
idempotency key and a journal that is synced line by line. It is killed by SIGKILL at random moments: the whole process,
or PostgreSQL's postmaster. When all is quiet, journal, API and tables are held against each other.

## As it is: ${verdict.green ? 'nothing found' : 'FOUND SOMETHING'}

| | |
|---|---|
| Kills | ${kills}: ${recoveryMs.process.length} of the process, ${recoveryMs.database.length} of PostgreSQL, in ${seconds} s |
| Writes | ${counts.attempted} attempted, ${counts.acknowledged} acknowledged, ${counts.retried} of them after more than one try |
| Replies | ${counts.replies}; notifications due and there: ${counts.told} |
| Lost, doubled, phantom, refused | ${['lost', 'doubled', 'phantom', 'refused'].map((kind) => amount(verdict, kind)).join(', ')} |
| Replies not told, told twice, told but not there | ${['untold', 'toldTwice', 'toldPhantom'].map((kind) => amount(verdict, kind)).join(', ')} |
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

/** @param {import('./verdict.mjs').Verdict} verdict @param {string} kind */
const amount = ({ findings }, kind) => findings[kind]?.length ?? 0;

/** @param {Record<string, string[]>} findings */
const kinds = (findings) =>
  Object.entries(findings)
    .map(([kind, list]) => `${kind} ${list.length}`)
    .join(', ');

/** @param {number[]} all in ms */
const spread = (all) => {
  if (all.length === 0) return '–';
  const sorted = all.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1_000).toFixed(1);
  return `median ${at(0.5)} s, longest ${at(1)} s`;
};
