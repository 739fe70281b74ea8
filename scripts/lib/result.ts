import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withHead } from './page-head.ts';
import { hardware, moment } from './proofs.ts';

const root = join(import.meta.dirname, '../..');
const when = moment(root);

export const ms = (value: number) => value.toFixed(1);

/**
 * Writes docs/results/<name>.md and prints it.
 * @param command that produced it
 */
export const write = (
  name: string,
  title: string,
  text: string,
  command: string = `npm run bench ${name}`,
) => {
  // An error's stack names the folder of the checkout, which says nothing to readers elsewhere.
  const page = withHead(
    name,
    `# ${title}

${when}, on ${hardware()}. Made by \`${command}\`. The machine is shared: read figures as ratios within
this run.

${text}`,
  ).replaceAll(`${root}/`, '');
  writeFileSync(join(root, `docs/results/${name}.md`), page);
  console.log(page);
};
