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
    offset: 0,
    health: hash.endsWith('?') ? 'POOR' : 'GOOD',
  })),
});
const groups = [group('a', 'a1', 'a2!'), group('b', 'b1', 'b2'), group('c', 'c1')];
const hashes = (wish: Parameters<typeof sourceOrder>[1]) =>
  sourceOrder(groups, wish).map(({ source }) => source.hash);

describe('sourceOrder', () => {
  it('tries the groups in turn, without locked sources for visitors', () => {
    expect(hashes({ member: false })).toEqual(['a1', 'b1', 'b2', 'c1']);
    expect(hashes({ member: true })).toEqual(['a1', 'a2!', 'b1', 'b2', 'c1']);
  });

  it('V-02 starts with the chosen group of the title, and ends with the groups before it', () => {
    expect(hashes({ member: false, groupId: 'b' })).toEqual(['b1', 'b2', 'c1', 'a1']);
    expect(hashes({ member: false, groupId: 'gone' })).toEqual(['a1', 'b1', 'b2', 'c1']);
  });

  it('V-06 starts with the pressed source, then the rest of its group', () => {
    expect(hashes({ member: false, groupId: 'a', hash: 'b2' })).toEqual(['b2', 'b1', 'c1', 'a1']);
    expect(hashes({ member: false, hash: 'a2!' })).toEqual(['a2!', 'a1', 'b1', 'b2', 'c1']);
  });

  it('V-02 tries poor sources last in their group, and groups of poor sources last unless chosen', () => {
    const mixed = [group('a', 'a1?', 'a2?'), group('b', 'b1?', 'b2'), group('c', 'c1')];
    const order = (wish: { groupId?: string; hash?: string }) =>
      sourceOrder(mixed, { member: false, ...wish }).map(({ source }) => source.hash);
    expect(order({})).toEqual(['b2', 'b1?', 'c1', 'a1?', 'a2?']);
    expect(order({ groupId: 'a' })).toEqual(['a1?', 'a2?', 'b2', 'b1?', 'c1']);
    expect(order({ groupId: 'b' })).toEqual(['b2', 'b1?', 'c1', 'a1?', 'a2?']);
    expect(order({ hash: 'b1?' })).toEqual(['b1?', 'b2', 'c1', 'a1?', 'a2?']);
  });
});
