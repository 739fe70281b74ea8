import { cpus, homedir, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from './cache.ts';
import { commitOf } from './commit.ts';

/** `findings`: the broken promises */
export type Proof = { name: string; says: string; seconds: number; facts: string; findings: string[] };

const NAME = /^\| ([^|]+) \|/;

/**
 * The rows of a page of docs/results, one per proof. A proof that did not run this time keeps its row if the row has
 * the proof's current claim; otherwise it is listed as missing.
 */
export const rows = ({
  before,
  when,
  order,
  results,
}: {
  /** the current page, empty if there is none */
  before: string;
  /** date and commit */
  when: string;
  /** all proofs */
  order: { name: string; says: string }[];
  results: Proof[];
}) => {
  const kept = new Map(before.split('\n').map((line) => [NAME.exec(line)?.[1] ?? '', line]));
  for (const result of results) kept.set(result.name, rowOf(result, when));
  return order
    .map(({ name, says }) => {
      const [row, start] = [kept.get(name), `| ${name} | ${says} |`];
      return row?.startsWith(start) ? row : `${start} | **not measured** | |`;
    })
    .join('\n');
};

/** Folders of the measuring machine to be removed from results; the inner ones first. */
const places = () => [join(import.meta.dirname, '../..'), cacheFolder(), homedir(), tmpdir()];

/** Escapes a text for a cell of a table. */
const cell = (text: string) =>
  places()
    .reduce((left, place) => left.replaceAll(`${place}/`, ''), text)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');

const rowOf = ({ name, says, seconds, facts, findings }: Proof, when: string) => {
  const verdict = findings.length === 0 ? 'holds' : `**${cell(findings.join('; '))}**`;
  return `| ${name} | ${says} | ${cell(facts)} (${seconds} s) | ${verdict} | ${when} |`;
};

/**
 * Date and commit. Call it before a long run, because others may commit meanwhile.
 * @param root the repository
 */
export const moment = (root: string) => `${new Date().toISOString().slice(0, 10)}, commit ${commitOf(root)}`;

/** The hardware of this machine. */
export const hardware = () => {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Node ${process.versions.node}, ${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${memory} GB`;
};
