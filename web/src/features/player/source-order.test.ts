import { describe, expect, it } from '@jest/globals';
import { sourceOrder } from './source-order.js';
import type { PlayerSourceGroup } from './types.js';

const group = (groupId: string, ...hashes: string[]): PlayerSourceGroup => ({
  hash: `h-${groupId}`,
  groupId,
  name: groupId,
  translation: 'SUBTITLED',
  sources: hashes.map((hash) => ({
    hash,
    name: hash,
    kind: 'STREAM',
    tiers: [],
    locked: hash.endsWith('!'),
    download: null,
  })),
});
const groups = [group('a', 'a1', 'a2!'), group('b', 'b1', 'b2'), group('c', 'c1')];
const hashes = (wish: Parameters<typeof sourceOrder>[1]) =>
  sourceOrder(groups, wish).map(({ source }) => source.hash);

describe('sourceOrder', () => {
  it('goes through the groups in turn, without locked sources for visitors', () => {
    expect(hashes({ member: false })).toEqual(['a1', 'b1', 'b2', 'c1']);
    expect(hashes({ member: true })).toEqual(['a1', 'a2!', 'b1', 'b2', 'c1']);
  });

  it('V-02 begins with the group that sticks to the title, and comes round to those before it', () => {
    expect(hashes({ member: false, groupId: 'b' })).toEqual(['b1', 'b2', 'c1', 'a1']);
    expect(hashes({ member: false, groupId: 'gone' })).toEqual(['a1', 'b1', 'b2', 'c1']);
  });

  it('V-06 begins with the pressed source, then the rest of its group', () => {
    expect(hashes({ member: false, groupId: 'a', hash: 'b2' })).toEqual(['b2', 'b1', 'c1', 'a1']);
    expect(hashes({ member: false, hash: 'a2!' })).toEqual(['a2!', 'a1', 'b1', 'b2', 'c1']);
  });
});
