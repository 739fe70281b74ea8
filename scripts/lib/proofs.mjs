import { cpus, homedir, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '../stack/lib/cache.mjs';
import { commitOf } from './commit.mjs';

/** @typedef {{ name: string, says: string, seconds: number, facts: string, findings: string[] }} Proof `findings`: what did not hold */

const NAME = /^\| ([^|]+) \|/;

/**
 * The rows of a page of docs/results, one a proof. A proof that did not run this time keeps the row that it has, if that
 * claims what the proof claims now; one without such a row is said to be missing.
 * @param {object} options
 * @param {string} options.before the page as it stands, empty when there is none
 * @param {string} options.when and which commit
 * @param {{ name: string, says: string }[]} options.order all proofs
 * @param {Proof[]} options.results
 */
export const rows = ({ before, when, order, results }) => {
  const kept = new Map(before.split('\n').map((line) => [NAME.exec(line)?.[1] ?? '', line]));
  for (const result of results) kept.set(result.name, rowOf(result, when));
  return order
    .map(({ name, says }) => {
      const [row, start] = [kept.get(name), `| ${name} | ${says} |`];
      return row?.startsWith(start) ? row : `${start} | **not measured** | |`;
    })
    .join('\n');
};

/** Folders of the machine that it ran on, which are nobody's business; the inner ones first. */
const places = () => [join(import.meta.dirname, '../..'), cacheFolder(), homedir(), tmpdir()];

/** A text as it fits into a cell of a table. @param {string} text */
const cell = (text) =>
  places()
    .reduce((left, place) => left.replaceAll(`${place}/`, ''), text)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');

/** @param {Proof} result @param {string} when */
const rowOf = ({ name, says, seconds, facts, findings }, when) => {
  const verdict = findings.length === 0 ? 'holds' : `**${cell(findings.join('; '))}**`;
  return `| ${name} | ${says} | ${cell(facts)} (${seconds} s) | ${verdict} | ${when} |`;
};

/**
 * When, which commit: asked before a long run, since others may commit meanwhile.
 * @param {string} root the repository
 */
export const moment = (root) => `${new Date().toISOString().slice(0, 10)}, commit ${commitOf(root)}`;

/** What it ran on. */
export const hardware = () => {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Node ${process.versions.node}, ${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${memory} GB`;
};
