import { describe, expect, it } from '@jest/globals';
import { preRollOf, type Placement } from './advert.js';

const placement = (name: string, perDay: number, ...ids: string[]): Placement => ({
  id: name,
  name,
  variant: 'after-five',
  titleIds: [],
  kinds: [],
  perDay,
  adverts: ids.map((id) => ({ id, link: '/', seconds: 5, video: '', image: 'a.webp' })),
});
const seen = (...ids: string[]) => {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
};
const idsOf = (placements: Placement[], ...ids: string[]) =>
  preRollOf(placements, seen(...ids)).adverts.map(({ id }) => id);

describe('the adverts before an episode', () => {
  it.each([
    [
      'all adverts of the first placement',
      [placement('p', 2, 'a', 'b'), placement('q', 0, 'c')],
      [],
      ['a', 'b'],
    ],
    ['without those that reached the cap', [placement('p', 2, 'a', 'b')], ['a', 'a', 'b'], ['b']],
    [
      'the next placement when one is used up',
      [placement('p', 1, 'a'), placement('q', 0, 'c')],
      ['a'],
      ['c'],
    ],
    ['nothing when all are used up', [placement('p', 1, 'a')], ['a'], []],
    ['without end where there is no cap', [placement('p', 0, 'a')], ['a', 'a', 'a', 'a'], ['a']],
    ['nothing where there is no placement', [], [], []],
  ])('%s', (_, placements, shown, expected) => {
    expect(idsOf(placements, ...shown)).toEqual(expected);
  });
});
