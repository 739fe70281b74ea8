import type { Mutant } from './of.ts';

const NAME = /^\| [^|]+ \| ([\w-]+): /;

type Result = Mutant & { verdict: string };

/** The results as a page of docs/results, one row per mutant. A mutant that did not run this time keeps its row. */
export const report = ({
  before,
  when,
  on,
  order,
  results,
}: {
  /** the current page, empty if there is none */
  before: string;
  /** date and commit */
  when: string;
  /** the machine */
  on: string;
  /** all mutants */
  order: readonly Mutant[];
  results: readonly Result[];
}) => {
  const kept = new Map(before.split('\n').map((line) => [NAME.exec(line)?.[1] ?? '', line]));
  for (const result of results) kept.set(result.name, rowOf(result, when));
  const lines = order.map((mutant) => {
    const [start, line] = [startOf(mutant), kept.get(mutant.name)];
    return line?.startsWith(start) ? line : `${start} **not run** | |`;
  });
  const seen = lines.filter((line) => line.includes(' | seen | ')).length;
  return `# Mutants of single layers

${on}. Written by \`npm run test:faults mutants\`, a row when its mutant has run.

Each mutant changes one place of one layer, as a careless edit could; every other layer stays as it is. Its test passes
on the code as it is and must fail on the mutant. ${seen} of ${lines.length} are seen.

| Layer | Mutant | Source | Test that must fail | | When |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
};

const startOf = ({ layer, name, says, module, package: of, test, sees }: Mutant) =>
  `| ${layer} | ${name}: it ${says} | \`${module}\` | \`${of}/${test}\`: ${sees} |`;

const rowOf = (result: Result, when: string) =>
  `${startOf(result)} ${result.verdict === 'seen' ? 'seen' : `**${result.verdict}**`} | ${when} |`;
