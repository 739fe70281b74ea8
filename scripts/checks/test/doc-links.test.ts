import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const pages = globSync('**/*.md', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|var|dist|\..+)$/.test(name),
});

/** The files and folders of this project that a page links to, from the root. */
const linkedFrom = (page: string): string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address))
    .map((address) => normalize(join(dirname(page), address)));

it.each(pages)('the links of %s lead to files', (page) => {
  expect(linkedFrom(page).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it.each(pages.filter((page) => dirname(page) === 'docs'))('README.md links to %s', (page) => {
  expect(linkedFrom('README.md')).toContain(page);
});
