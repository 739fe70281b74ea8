import { expect, it } from '@jest/globals';
import { judge } from './lib/verdict.mjs';

const ada = 'ada';
const can = 'can';

/** A run in which all went well: a comment, a reply of another, a reply of the same, a write that was never answered. */
const allWell = () => ({
  journal: [
    { t: 'attempt', n: 0, kind: 'comment', by: ada, body: 'run 0' },
    { t: 'ack', n: 0, id: 'c0', tries: 1 },
    { t: 'attempt', n: 1, kind: 'reply', by: can, body: 'run 1', parent: 'c0' },
    { t: 'fault', what: 'process' },
    { t: 'ack', n: 1, id: 'c1', tries: 2 },
    { t: 'attempt', n: 2, kind: 'reply', by: ada, body: 'run 2', parent: 'c0' },
    { t: 'ack', n: 2, id: 'c2', tries: 1 },
    { t: 'attempt', n: 3, kind: 'comment', by: can, body: 'run 3' },
  ],
  comments: [
    { id: 'c0', body: 'run 0', author: ada, parent: null, parentAuthor: null },
    { id: 'c1', body: 'run 1', author: can, parent: 'c0', parentAuthor: ada },
    { id: 'c2', body: 'run 2', author: ada, parent: 'c0', parentAuthor: ada },
  ],
  notifications: [{ member: ada, cause: 'c1' }],
  shown: new Map([
    ['c0', { body: 'run 0', parentId: null }],
    ['c1', { body: 'run 1', parentId: 'c0' }],
    ['c2', { body: 'run 2', parentId: 'c0' }],
  ]),
  told: new Map([
    [ada, ['c1']],
    [can, []],
  ]),
  wrongCounters: [],
  events: { waiting: 0, dead: 0 },
});

/** @param {(facts: any) => void} change @returns {string[]} the kinds of what is found */
const found = (change) => {
  const facts = allWell();
  change(facts);
  const { green, findings } = judge(/** @type {any} */ (facts));
  expect(green).toBe(Object.keys(findings).length === 0);
  return Object.keys(findings);
};

const unanswered = { id: 'c3', body: 'run 3', author: can, parent: null, parentAuthor: null };
const shown3 = { body: 'run 3', parentId: null };

it.each([
  ['nothing', () => undefined, []],
  [
    'a write that was kept and not answered',
    (f) => {
      f.comments.push(unanswered);
      f.shown.set('c3', shown3);
    },
    [],
  ],
  ['an acknowledged comment that is absent', (f) => f.comments.shift(), ['lost']],
  [
    'a write that is there twice',
    (f) => {
      f.comments.push({ ...f.comments[0], id: 'c9' });
      f.shown.set('c9', { body: 'run 0', parentId: null });
    },
    ['doubled'],
  ],
  [
    'an unanswered write that is there twice',
    (f) => {
      f.comments.push(unanswered, { ...unanswered, id: 'c4' });
      f.shown.set('c3', shown3).set('c4', shown3);
    },
    ['doubled'],
  ],
  [
    'a comment that no one wrote',
    (f) => {
      f.comments.push({ ...unanswered, body: 'run 77' });
      f.shown.set('c3', { body: 'run 77', parentId: null });
    },
    ['phantom'],
  ],
  ['a comment of another author', (f) => (f.comments[0].author = can), ['phantom']],
  ['an answer that names another comment', (f) => (f.journal[1].id = 'c2'), ['phantom']],
  ['a refused write', (f) => f.journal.push({ t: 'refused', n: 3, code: 'NOT_FOUND' }), ['refused']],
  [
    'a reply that no one was told of',
    (f) => {
      f.notifications.pop();
      f.told.set(ada, []);
    },
    ['untold'],
  ],
  [
    'a reply that was told twice',
    (f) => {
      f.notifications.push({ member: ada, cause: 'c1' });
      f.told.set(ada, ['c1', 'c1']);
    },
    ['toldTwice'],
  ],
  [
    'a notification of a reply that is not there',
    (f) => {
      f.notifications.push({ member: can, cause: 'c9' });
      f.told.set(can, ['c9']);
    },
    ['toldPhantom'],
  ],
  [
    'a notification for someone else',
    (f) => {
      f.notifications[0].member = can;
      f.told.set(can, ['c1']).set(ada, []);
    },
    ['untold', 'toldPhantom'],
  ],
  [
    'a notification of one’s own reply',
    (f) => {
      f.notifications.push({ member: ada, cause: 'c2' });
      f.told.set(ada, ['c1', 'c2']);
    },
    ['toldPhantom'],
  ],
  ['a comment that the API does not show', (f) => f.shown.delete('c1'), ['api']],
  ['a comment that the API shows otherwise', (f) => (f.shown.get('c1').body = 'else'), ['api']],
  ['a notification that the API does not list', (f) => f.told.set(ada, []), ['api']],
  ['a counter that is wrong', (f) => f.wrongCounters.push('thread'), ['counters']],
  ['events that wait', (f) => (f.events.waiting = 2), ['stuck']],
  ['events that were given up', (f) => (f.events.dead = 1), ['stuck']],
])('finds %s', (_, change, kinds) => {
  expect(found(change)).toEqual(kinds);
});
