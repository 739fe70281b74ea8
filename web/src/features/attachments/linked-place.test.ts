import { expect, test } from '@jest/globals';
import { linkedPlace } from './linked-place.js';

const origin = 'https://seyir.example';

test.each([
  ['Bak: https://seyir.example/dizi/gece-vapuru', { kind: 'SERIES', slug: 'gece-vapuru' }],
  [
    '/anime/yildiz/2-sezon/13-bolum nefis',
    { kind: 'ANIME', slug: 'yildiz', episode: { season: 2, number: 13 } },
  ],
  ['(/film/x değil) https://seyir.example/film/ada/izle?donus=1', { kind: 'MOVIE', slug: 'ada' }],
])('finds the title or episode that %j links to', (text, found) => {
  expect(linkedPlace(text, origin)).toMatchObject(found);
});

test.each([
  'https://baska.example/dizi/gece-vapuru',
  'https://seyir.example.baska.example/dizi/gece-vapuru',
  '/diziler',
  '/dizi/',
  '/dizi/Gece Vapuru',
  'iki/dizi/uc',
])('finds nothing of ours in %j', (text) => {
  expect(linkedPlace(text, origin)).toBeUndefined();
});
