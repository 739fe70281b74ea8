import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { reservedSegments } from '../src/index.js';
import { titlePath, profilePath } from '../src/operations/links.js';
import { TitleKind } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const first = (path: string) => path.split('/')[1] ?? '';

it('reserves every first path segment from slugs and usernames', () => {
  const file = new URL('../../docs/spec/legacy-calls.yaml', import.meta.url);
  const { rows } = parse(readFileSync(file, 'utf8')) as { rows: { path: string }[] };
  const paths = [
    ...site.gateway.routes.map(({ url }) => url),
    ...rows.map(({ path }) => path),
    ...Object.values(TitleKind).flatMap((kind) =>
      typeof kind === 'number' ? titlePath({ kind, slug: 's' }) : [],
    ),
    profilePath('u'),
    // Pages of product-spec §2 and product-rules.
    'giris-yap',
    'login',
    'tartismalar',
    'koleksiyonlar',
    'istek',
    'profile',
    'akis',
    'takvim',
    'diziler',
    'animeler',
    'filmler',
    'grup',
    'ayarlar',
    'sss',
    'yazi',
    'yazilar',
    'yonetim',
    'icerik-kaldirma',
  ].map((path) => (path.startsWith('/') ? first(path) : path));
  const segments = new Set(paths.filter((segment) => segment !== '' && !/[*:{]/.test(segment)));
  expect([...segments].filter((segment) => !reservedSegments.includes(segment))).toEqual([]);
});

it('is sorted, without duplicates', () => {
  expect(reservedSegments).toEqual([...new Set(reservedSegments)].sort());
});
