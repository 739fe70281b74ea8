import { describe, expect, test } from '@jest/globals';
import * as tr from './turkish.js';
import { firstSentences } from './turkish/sentences.js';

const at = (text: string) => new Date(`${text}+03:00`);

test('U-31 U-32 U-33 U-34 greets by the hour in Istanbul, at every boundary', () => {
  const hours: [number, string][] = [
    [0, 'İyi geceler'],
    [6, 'İyi geceler'],
    [7, 'Günaydın'],
    [11, 'Günaydın'],
    [12, 'İyi günler'],
    [17, 'İyi günler'],
    [18, 'İyi akşamlar'],
    [23, 'İyi akşamlar'],
  ];
  for (const [hour, words] of hours) {
    expect(tr.greeting(at(`2026-11-20T${String(hour).padStart(2, '0')}:59:00`))).toBe(words);
  }
});

test('formats dates and times for Turkish readers', () => {
  const moment = at('2026-11-20T20:05:00');
  expect(tr.longDate(moment)).toBe('20 Kasım 2026');
  expect(tr.shortDate(moment)).toBe('20.11.2026');
  expect(tr.clockTime(moment)).toBe('20:05');
  expect(tr.clockTime(at('2026-11-20T00:05:00'))).toBe('00:05');
});

test('formats relative times without a plural', () => {
  const now = at('2026-11-20T20:00:00');
  const ago = (ms: number) => tr.relativeTime(new Date(now.getTime() - ms), now);
  expect(ago(59_000)).toBe('az önce');
  expect(ago(60_000)).toBe('1 dakika önce');
  expect(ago(3 * 3_600_000)).toBe('3 saat önce');
  expect(ago(29 * 86_400_000)).toBe('29 gün önce');
  expect(ago(30 * 86_400_000)).toBe('21 Ekim 2026');
  expect(ago(-2 * 3_600_000)).toBe('2 saat sonra');
});

test('formats numbers with dots for thousands and a decimal comma', () => {
  expect(tr.formatNumber(1234567.89)).toBe('1.234.567,89');
  expect(tr.formatPercent(0.5)).toBe('%50');
  expect(tr.formatScore(8)).toBe('8,0');
  expect([950, 1000, 15_400, 1_349_999, 2e9].map(tr.formatCompact)).toEqual([
    '950',
    '1 B',
    '15 B',
    '1,3 Mn',
    '2 Mr',
  ]);
});

describe('suffixes follow vowel harmony', () => {
  const rows: [string, string, string, string, string, string][] = [
    // name, dative, accusative, genitive, locative, ablative
    ['Ayşe', 'ye', 'yi', 'nin', 'de', 'den'],
    ['Murat', 'a', 'ı', 'ın', 'ta', 'tan'],
    ['Gül', 'e', 'ü', 'ün', 'de', 'den'],
    ['Ufuk', 'a', 'u', 'un', 'ta', 'tan'],
    ['Işıl', 'a', 'ı', 'ın', 'da', 'dan'],
    ['DENİZ', 'e', 'i', 'in', 'de', 'den'],
    ['40', 'a', 'ı', 'ın', 'ta', 'tan'],
    ['3', 'e', 'ü', 'ün', 'te', 'ten'],
    ['100', 'e', 'ü', 'ün', 'de', 'den'],
    ['6', 'ya', 'yı', 'nın', 'da', 'dan'],
  ];
  test.each(rows)('%s', (name, ...endings) => {
    const cases = ['dative', 'accusative', 'genitive', 'locative', 'ablative'] as const;
    expect(cases.map((to) => tr.withSuffix(name, to))).toEqual(endings.map((end) => `${name}’${end}`));
  });
});

test('counts and cuts grapheme clusters', () => {
  expect(tr.countGraphemes('ğüşiöç')).toBe(6);
  expect(tr.countGraphemes('👩‍👩‍👧‍👦a')).toBe(2);
  expect(tr.cutGraphemes('👩‍👩‍👧‍👦ab', 2)).toBe('👩‍👩‍👧‍👦a');
  expect(tr.cutGraphemes('ab', 2)).toBe('ab');
});

test('converts the case of the dotted and the dotless i', () => {
  expect(tr.lowerTr('IŞIK İNCİ')).toBe('ışık inci');
  expect(tr.upperTr('ışık inci')).toBe('IŞIK İNCİ');
  expect(['şeker', 'zil', 'sel', 'ıtır', 'iğne'].sort(tr.compareTr)).toEqual([
    'ıtır',
    'iğne',
    'sel',
    'şeker',
    'zil',
  ]);
});

test('cuts a text after whole sentences', () => {
  const text = 'Vapur kalkar. Dr. Işıl bilir mi? Kimse bilmez! Sonra sabah olur.\nİkinci paragraf.';
  expect(firstSentences(text, 40)).toBe('Vapur kalkar. Dr. Işıl bilir mi?');
  expect(firstSentences(text, 200)).toBe('Vapur kalkar. Dr. Işıl bilir mi? Kimse bilmez! Sonra sabah olur.');
  expect(firstSentences('Tek ve upuzun bir cümle', 5)).toBe('Tek ve upuzun bir cümle');
  expect(firstSentences('', 5)).toBe('');
});
