import { write } from '../../lib/result.ts';
import type { Row } from './areas.ts';

const MOST_SHOWN = 400;

const cell = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)} …` : line;
};

/** The number of attempts in the rows. */
export const triesOf = (rows: Row[]) => rows.reduce((sum, { tries = 1 }) => sum + tries, 0);

/** Writes docs/results/attack.md. */
export const report = ({
  results,
  paths,
  command,
}: {
  results: { area: string; name: string; rows: Row[]; seconds: number }[];
  /** covered POST paths */
  paths: string[];
  command: string;
}) => {
  const summary = results.map(({ area, name, rows, seconds }) => {
    const failed = rows.filter(({ ok }) => !ok);
    const verdict = failed.length === 0 ? 'held' : `**${failed.length} of ${rows.length} did not hold**`;
    return `| ${area} | ${cell(name)} | ${triesOf(rows)} | ${verdict} | ${seconds.toFixed(0)} s |`;
  });
  const details = results.flatMap(({ area, rows }) =>
    rows.map(
      ({ name, ok, detail = '', tries = 1 }) =>
        `| ${area} | ${cell(name)} | ${tries} | ${ok ? 'held' : '**did not hold**'} | ${cell(detail)} |`,
    ),
  );
  write(
    'attack',
    'Attacks on the site',
    `Each run starts fresh embedded sites and attacks them; a row that did not hold fails the run. What an attack sends is
data in \`scripts/attack/<area>\`, joined with \`/openapi.json\`, the trusted documents and the permission tables.

## Areas

| area | attack | attempts | result | took |
| --- | --- | ---: | --- | ---: |
${summary.join('\n')}

## Everything that was tried

| area | tried | attempts | result | seen |
| --- | --- | ---: | --- | --- |
${details.join('\n')}

## POST paths covered

${paths.map((path) => `\`${path}\``).join(', ')}
`,
    command,
  );
};
