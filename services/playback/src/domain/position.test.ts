import { expect, it } from '@jest/globals';
import { inRounds, type NewPosition } from './position.js';

const report = (at: number, reach: 'nothing' | 'kept' | 'watched', memberId = 'ada'): NewPosition => ({
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
const measured = (reports: NewPosition[]) =>
  inRounds(reports).map((round) => round.map(({ memberId, position }) => `${memberId} ${position}`));

it('merges only the newest report if it has reached as much as all older ones', () => {
  const all = [report(3, 'kept'), report(5, 'kept'), report(1, 'nothing'), report(4, 'nothing', 'can')];
  expect(measured(all)).toEqual([['ada 5', 'can 4']]);
  expect(measured([])).toEqual([]);
});

it('merges an older report that has reached more separately, in its own round', () => {
  const all = [report(1, 'watched'), report(2, 'watched'), report(3, 'kept'), report(4, 'nothing')];
  expect(measured(all)).toEqual([['ada 4'], ['ada 3'], ['ada 2']]);
  expect(inRounds(all).flat()).toEqual(expect.arrayContaining([all[1], all[2], all[3]]));
});
