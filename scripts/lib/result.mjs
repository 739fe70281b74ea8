import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf } from './commit.mjs';
import { hardware } from './proofs.mjs';

const root = join(import.meta.dirname, '../..');

/** @param {number} value */
export const ms = (value) => value.toFixed(1);

/**
 * Writes docs/results/<name>.md and prints it.
 * @param {string} name @param {string} title @param {string} text @param {string} [command] that made it
 */
export const write = (name, title, text, command = `npm run bench ${name}`) => {
  const page = `# ${title}

Made by \`${command}\` at ${commitOf(root)} on ${hardware()}. The machine is shared: read figures as ratios within
this run.

${text}`;
  writeFileSync(join(root, `docs/results/${name}.md`), page);
  console.log(page);
};
