import { expect, test } from '@jest/globals';
import { excerptOf } from './excerpt.js';

test.each([
  ['Işıklar söndü', 'ISIK', ['', 'Işık', 'lar söndü']],
  ['Bir İĞNE deliği', 'iğn', ['Bir ', 'İĞN', 'E deliği']],
  ['👩‍👩‍👧 aile çok iyi', 'cok', ['👩‍👩‍👧 aile ', 'çok', ' iyi']],
  ['burada yok', 'deniz', ['', '', 'burada yok']],
])('the match in %s', (text, query, [before, match, after]) =>
  expect(excerptOf(text, query)).toEqual({ before, match, after }),
);

test('a long text before the match is cut at a word', () => {
  const { before, match } = excerptOf(`${'söz '.repeat(60)}deniz`, 'deniz');
  expect(before).toMatch(/^… (söz )+$/);
  expect(before.length).toBeLessThan(90);
  expect(match).toBe('deniz');
  // Without a space near the match, nothing is cut.
  expect(excerptOf(`${'ö'.repeat(200)}deniz`, 'deniz').before).toHaveLength(200);
});
