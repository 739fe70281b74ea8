import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { addressOf, pageQueries } from '../src/front/page-address.js';

it('keeps every query parameter that a page of the web client reads', () => {
  const web = join(import.meta.dirname, '../../web/src');
  const read = globSync('**/*.{ts,tsx}', { cwd: web }).flatMap((file) => {
    // The fields of a form are not parameters of an address.
    const text = readFileSync(join(web, file), 'utf8').replace(/new FormData\([^)]*\)\.get/g, '');
    if (!text.includes('useSearchParams') && !text.includes('URLSearchParams')) return [];
    return [...text.matchAll(/\.get\('(\w+)'\)/g)].map(([, name]) => name);
  });
  expect(read.length).toBeGreaterThan(3);
  expect(read.filter((name) => !pageQueries.includes(name ?? ''))).toEqual([]);
});

it('is sorted, without duplicates', () => {
  expect(pageQueries).toEqual([...new Set(pageQueries)].sort());
});

it('tells web that there is a token, but not its value', () => {
  const asked = addressOf('/sifre-degistir?token=a-bearer-of-it&q=kedi', 'https://a.example');
  expect(asked).toBe('https://a.example/sifre-degistir?q=kedi&token=1');
});
