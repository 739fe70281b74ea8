import { expect, it } from '@jest/globals';
import { inRounds, type NewStanding } from './position.js';

const standing = (at: number, reach: 'nothing' | 'kept' | 'watched', memberId = 'ada'): NewStanding => ({
  id: `${memberId}${at}`,
  memberId,
  episodeId: 'e1',
  titleId: 't1',
  position: at,
  duration: 1_000,
  measuredAt: new Date(at * 1_000),
  kept: reach !== 'nothing',
  watched: reach === 'watched',
});
const measured = (standings: NewStanding[]) =>
  inRounds(standings).map((round) => round.map(({ memberId, position }) => `${memberId} ${position}`));

it('merges only the newest standing if it has reached as much as all older ones', () => {
  const all = [
    standing(3, 'kept'),
    standing(5, 'kept'),
    standing(1, 'nothing'),
    standing(4, 'nothing', 'can'),
  ];
  expect(measured(all)).toEqual([['ada 5', 'can 4']]);
  expect(measured([])).toEqual([]);
});

it('merges an older standing that has reached more separately, in its own round', () => {
  const all = [standing(1, 'watched'), standing(2, 'watched'), standing(3, 'kept'), standing(4, 'nothing')];
  expect(measured(all)).toEqual([['ada 4'], ['ada 3'], ['ada 2']]);
  expect(inRounds(all).flat()).toEqual(expect.arrayContaining([all[1], all[2], all[3]]));
});
