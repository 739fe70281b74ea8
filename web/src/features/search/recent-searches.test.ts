import { expect, test } from '@jest/globals';
import { forgetSearches, noteSearch, recentSearches } from './recent-searches.js';

test('the last six searches are kept, each once, the newest first', () => {
  for (const query of ['a', 'b', 'c', 'd', 'b', 'e', 'f', 'g']) noteSearch(query);
  expect(recentSearches()).toEqual(['g', 'f', 'e', 'b', 'd', 'c']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test('a value that is not ours counts as none', () => {
  localStorage.setItem('seyir-searches', '{"a":1}');
  expect(recentSearches()).toEqual([]);
  localStorage.setItem('seyir-searches', 'x');
  expect(recentSearches()).toEqual([]);
});
