import { expect, test } from '@jest/globals';
import { problemOf } from './poll-answers.js';

test.each([
  [['Çay', 'Kahve'], undefined],
  [['Çay', 'Kahve', '', '  '], undefined],
  [['IŞIK', ' ışık '], 'duplicate'],
  [['iki  kez', 'İki kez'], 'duplicate'],
  [['Aynı', 'aynı', ''], 'duplicate'],
  [['Çay', ' '], 'tooFew'],
  [['', ''], 'tooFew'],
])('S-06 S-07: answers %j are %s', (answers, problem) => {
  expect(problemOf(answers)).toBe(problem);
});
