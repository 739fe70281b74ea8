import { describe, expect, it } from '@jest/globals';
import { namingAt, partsOf } from './mention.js';

describe('the typed mention', () => {
  it.each([
    ['@de', { start: 0, prefix: 'de' }],
    ['Sence @ışıl', { start: 6, prefix: 'ışıl' }],
    ['(@a.b_c', { start: 1, prefix: 'a.b_c' }],
    ['@', undefined],
    ['posta@site', undefined],
    ['@deniz ', undefined],
    ['@@deniz', undefined],
  ])('%s', (text, naming) => expect(namingAt(text, text.length)).toEqual(naming));

  it('is the one before the caret', () =>
    expect(namingAt('@de ve @ada', 3)).toEqual({ start: 0, prefix: 'de' }));
});

describe('the parts of a text', () => {
  const members = ['ada.k'];

  it('link mentioned members, and nobody else', () => {
    expect(partsOf('@ada.k. ve @yok, posta@ada.k', members)).toEqual([
      { text: '@ada.k', path: '/profile/ada.k' },
      { text: '.' },
      { text: ' ve ' },
      { text: '@yok' },
      { text: ', posta@ada.k' },
    ]);
    expect(partsOf('@ada.k', [])).toEqual([{ text: '@ada.k' }]);
  });
});
