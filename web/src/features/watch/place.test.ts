import { describe, expect, it } from '@jest/globals';
import { placeOf } from './place.js';

describe('placeOf', () => {
  it('parses the address of an episode and of a film', () => {
    expect(placeOf('dizi', { slug: 'a', season: '2-sezon', episode: '13-bolum' })).toEqual({
      kind: 'SERIES',
      slug: 'a',
      season: 2,
      number: 13,
    });
    expect(placeOf('film', { slug: 'b' })).toEqual({ kind: 'MOVIE', slug: 'b', season: 1, number: 1 });
  });

  it.each([
    ['dizi', { slug: 'a', season: '0-sezon', episode: '1-bolum' }],
    ['dizi', { slug: 'a', season: 'sezon', episode: '1-bolum' }],
    ['anime', { slug: 'a', season: '1-sezon', episode: '1-bolum-izle' }],
    ['anime', { slug: 'a', season: '1-sezon' }],
    ['kitap', { slug: 'a', season: '1-sezon', episode: '1-bolum' }],
  ])('finds no episode at /%s/%j', (section, params) => {
    expect(placeOf(section, params)).toBeUndefined();
  });
});
