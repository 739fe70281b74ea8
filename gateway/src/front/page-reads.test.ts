import { expect, it } from '@jest/globals';
import { sourceOf } from '../live/watch.js';
import { readsHeader, readsOf } from './page-reads.js';

it('names the things of a subject, and only the subject beyond thirty of them', () => {
  const few = [sourceOf('catalogue.changed', 't,1'), sourceOf('catalogue.changed', 't2'), 'a thread'];
  expect(readsOf(readsHeader(few))).toEqual(few);
  const many = Array.from({ length: 31 }, (_, n) => sourceOf('catalogue.changed', `t${n}`));
  expect(readsOf(readsHeader(many))).toEqual(['catalogue.changed']);
  expect(readsOf(readsHeader([...few, 'catalogue.changed']))).toEqual(['catalogue.changed', 'a thread']);
  expect(readsOf(null)).toEqual([]);
});
