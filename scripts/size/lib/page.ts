import type { Figure, Row } from '../run.ts';

const HEADING = /^## (\S+)$/m;

/**
 * The page of results, one section per figure. A figure that did not run this time keeps its section; one that never
 * ran is listed as missing.
 */
export const pageOf = ({
  before,
  figures,
  ran,
}: {
  /** the current page, empty if there is none */
  before: string;
  /** all, in order */
  figures: Map<string, Figure>;
  ran: { name: string; rows: Row[]; seconds: number; scale: number; when: string; machine: string };
}) => {
  const sections = new Map();
  const parts = before.split(HEADING).slice(1);
  for (let at = 0; at < parts.length; at += 2) sections.set(parts[at], parts[at + 1]?.trim());
  sections.set(ran.name, sectionOf(ran, figures.get(ran.name)?.paths ?? []));
  const body = [...figures].map(
    ([name, { says, paths }]) =>
      `## ${name}\n\n${sections.get(name) ?? `${capital(says)}. **Not measured.** Covers ${codes(paths)}.`}\n`,
  );
  return `# Size

Made by \`npm run test:size\`, on data of its own in a PostgreSQL that writes to the disk. Each figure names its commit, machine
and the scale of its data: 1 is 100,000 titles, 1 M comments with one thread of 100,000, 2 M rows of today in an outbox and
300,000 parked events. The machine is shared: read times as ratios within one run.

${body.join('\n')}`;
};

const sectionOf = (
  {
    rows,
    seconds,
    scale,
    when,
    machine,
  }: { name: string; rows: Row[]; seconds: number; scale: number; when: string; machine: string },
  paths: string[],
) =>
  [
    `${when}, scale ${scale}, ${seconds} s; ${machine}. Covers ${codes(paths)}.\n`,
    '| measured | promised | |',
    '| --- | --- | --- |',
    ...rows.map(
      ({ value, promise, ok }) =>
        `| ${cell(value)} | ${cell(promise)} | ${ok ? 'holds' : '**does not hold**'} |`,
    ),
  ].join('\n');

const cell = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const codes = (paths: string[]) => paths.map((path) => `\`${path}\``).join(', ');
const capital = (text: string) => text[0]?.toUpperCase() + text.slice(1);
