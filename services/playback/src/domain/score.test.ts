import { expect, it } from '@jest/globals';
import { isScore, titleScore } from './score.js';

/** Ten members of the site gave 8. */
const site = [0, 0, 0, 0, 0, 0, 0, 10];

it.each([
  ['no scores', [], { mean: 0, count: 0 }],
  ['four scores are too few', [0, 0, 0, 0, 0, 0, 0, 0, 0, 4], { mean: 0, count: 4 }],
  [
    'five scores, drawn to the mean of the site',
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 5],
    { mean: (50 + 160) / 25, count: 5 },
  ],
  ['low scores too', [5], { mean: (5 + 160) / 25, count: 5 }],
])('the shown score of a title: %s', (_, counts, shown) => {
  expect(titleScore(counts, site)).toEqual(shown);
});

it('many scores outweigh the mean of the site', () => {
  expect(titleScore([0, 10_000], site).mean).toBeCloseTo(2, 1);
});

it.each([0, 11, -1, 1.5, Number.NaN])('%s is no score', (value) => {
  expect(isScore(value)).toBe(false);
});
