import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import type * as Web from '../src/server/index.js';
import { gatewayOf } from './support/gateway.js';

const { createWebHandler } = (await import('@seyir/web')) as typeof Web;
let handle: Web.WebHandler;
beforeAll(async () => {
  handle = await createWebHandler({ fetchGraphql: gatewayOf(), origin: 'https://seyir.example/' });
});

/** Common words of English interfaces that are no Turkish words. */
const ENGLISH = new Set(
  `the and of with without this that these have has are was were you your please
  search login logout sign signed password username email settings account member members profile home page
  close back next previous loading error failed retry save delete edit cancel send reply report share
  comment comments episode episodes season seasons movie movies title titles watch watched watching list follow
  following followers show hide more less all none new popular latest today yesterday welcome found missing
  playlist room rooms group groups collection collections message messages notification notifications`.split(
    /\s+/,
  ),
);

/** Words of the markup that a reader sees or hears. */
const wordsOf = (html: string): string[] => {
  const shown = html
    .replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, ' ')
    // Search engines show only the description of the head.
    .replace(/<meta (?!name="description")[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, (tag) =>
      [...tag.matchAll(/\b(?:alt|title|placeholder|aria-label|content)="([^"]*)"/g)]
        .map(([, text]) => ` ${text} `)
        .join(' '),
    );
  return lettersOf(shown);
};

const lettersOf = (text: string): string[] => text.toLocaleLowerCase('tr').split(/[^\p{L}]+/u);

const table = readFileSync(new URL('../src/app/pages.tsx', import.meta.url), 'utf8');
const paths = [...table.matchAll(/^ {2}'?([^':]+(?::\w+[^':]*)*)'?: '[\w-]+',$/gm)].map(
  ([, path = '']) => path,
);
const values: Readonly<Record<string, string>> = { season: '1-sezon', episode: '1-bolum', page: '2' };
const addressOf = (path: string): string =>
  `/${path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'gece-vapuru').replace('*', 'yok')}`.replace(
    '//',
    '/',
  );

test('the table of pages is read whole', () => {
  expect(paths.length).toBeGreaterThan(45);
  expect(paths).toEqual(
    expect.arrayContaining(['/', 'diziler', 'dizi/:slug/:season/:episode', 'ayarlar', '*']),
  );
});

test.each(paths)('U-01 %s is in Turkish', async (path) => {
  const html = await (await handle(new Request(`http://web.internal${addressOf(path)}`))).text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="tr"/);
  const words = wordsOf(html);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => ENGLISH.has(word))).toEqual([]);
});

const sources = new URL('../src/', import.meta.url).pathname;
const textFiles = globSync('**/{texts,*-texts}.ts', {
  cwd: sources,
  // This file handles texts of members; it has no texts of pages.
  exclude: ['features/restraints/member-texts.ts'],
});

test('every feature has its texts', () => expect(textFiles.length).toBeGreaterThan(20));

test.each(textFiles)('U-01 %s is in Turkish', (file) => {
  let source = readFileSync(sources + file, 'utf8').replace(
    /\/\*.*?\*\/|^\s*\/\/[^\n]*$|^import [^\n]*$/gms,
    '',
  );
  // Expressions in templates, the innermost first.
  for (let before = ''; before !== source;) [before, source] = [source, source.replace(/\$\{[^{}]*\}/g, ' ')];
  const texts = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
  // Addresses, keys and names of the contract are no texts.
  const shown = texts.filter((text) => !/^[/#]|^[A-Z_]+$|^[a-z]+(?:-[a-z]+)*$|^Home$/.test(text));
  expect(shown.flatMap(lettersOf).filter((word) => ENGLISH.has(word))).toEqual([]);
});
