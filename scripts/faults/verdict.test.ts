import { expect, it } from '@jest/globals';
import { judge, type Facts } from './lib/verdict.ts';

const ada = 'ada';
const can = 'can';

/**
 * A run without faults: a comment, a reply by another member, a reply by the same one, and a write without an answer.
 */
const allWell = (): Facts => ({
  journal: [
    { t: 'attempt', n: 0, kind: 'comment', by: ada, body: 'run 0' },
    { t: 'ack', n: 0, id: 'c0', tries: 1 },
    { t: 'attempt', n: 1, kind: 'reply', by: can, body: 'run 1', parent: 'c0' },
    { t: 'fault', what: 'process' },
    { t: 'ack', n: 1, id: 'c1', tries: 2 },
    { t: 'attempt', n: 2, kind: 'reply', by: ada, body: 'run 2', parent: 'c0' },
    { t: 'ack', n: 2, id: 'c2', tries: 1 },
    { t: 'attempt', n: 3, kind: 'comment', by: can, body: 'run 3' },
    { t: 'report', n: 0, by: ada, episode: 'e1', seconds: 61, at: '2026-01-01T00:00:00.000Z' },
    { t: 'kept', n: 0 },
    { t: 'report', n: 1, by: ada, episode: 'e1', seconds: 62, at: '2026-01-01T00:00:01.000Z' },
    { t: 'kept', n: 1 },
    { t: 'report', n: 2, by: can, episode: 'e1', seconds: 63, at: '2026-01-01T00:00:02.000Z' },
  ],
  positions: [{ member: ada, episode: 'e1', seconds: 62, at: new Date('2026-01-01T00:00:01Z') }],
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
  notified: new Map([
    [ada, ['c1']],
    [can, []],
  ]),
  others: {},
  wrongCounters: [],
  events: { waiting: 0, dead: 0 },
});

/** @returns the kinds of findings */
const found = (change: (facts: Facts) => void): string[] => {
  const facts = allWell();
  change(facts);
  const { green, findings } = judge(facts);
  expect(green).toBe(Object.keys(findings).length === 0);
  return Object.keys(findings);
};

const unanswered = { id: 'c3', body: 'run 3', author: can, parent: null, parentAuthor: null };
const shown3 = { body: 'run 3', parentId: null };

/** The first item of a non-empty list. */
const first = <T>([one]: T[]) => one as T;

it.each<[what: string, change: (facts: Facts) => unknown, kinds: string[]]>([
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
      f.comments.push({ ...first(f.comments), id: 'c9' });
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
  ['a comment of another author', (f) => (first(f.comments).author = can), ['phantom']],
  [
    'an answer that names another comment',
    (f) => (f.journal[1] = { t: 'ack', n: 0, id: 'c2', tries: 1 }),
    ['phantom'],
  ],
  ['an acknowledged position that is absent', (f) => f.positions.pop(), ['positionLost']],
  [
    'an acknowledged position that an older one has replaced',
    (f) => (f.positions[0] = { ...first(f.positions), seconds: 61, at: new Date('2026-01-01T00:00:00Z') }),
    ['positionLost'],
  ],
  ['a position as none was reported', (f) => (first(f.positions).seconds = 70), ['positionPhantom']],
  ['a refused write', (f) => f.journal.push({ t: 'refused', n: 3, code: 'NOT_FOUND' }), ['refused']],
  [
    'a reply without a notification',
    (f) => {
      f.notifications.pop();
      f.notified.set(ada, []);
    },
    ['notNotified'],
  ],
  [
    'a reply with two notifications',
    (f) => {
      f.notifications.push({ member: ada, cause: 'c1' });
      f.notified.set(ada, ['c1', 'c1']);
    },
    ['notifiedTwice'],
  ],
  [
    'a notification of a reply that is not there',
    (f) => {
      f.notifications.push({ member: can, cause: 'c9' });
      f.notified.set(can, ['c9']);
    },
    ['notifiedPhantom'],
  ],
  [
    'a notification for someone else',
    (f) => {
      first(f.notifications).member = can;
      f.notified.set(can, ['c1']).set(ada, []);
    },
    ['notNotified', 'notifiedPhantom'],
  ],
  [
    'a notification of one’s own reply',
    (f) => {
      f.notifications.push({ member: ada, cause: 'c2' });
      f.notified.set(ada, ['c1', 'c2']);
    },
    ['notifiedPhantom'],
  ],
  ['a comment that the API does not show', (f) => f.shown.delete('c1'), ['api']],
  [
    'a comment that the API shows otherwise',
    (f) => f.shown.set('c1', { body: 'else', parentId: 'c0' }),
    ['api'],
  ],
  ['a notification that the API does not list', (f) => f.notified.set(ada, []), ['api']],
  ['a counter that is wrong', (f) => f.wrongCounters.push('thread'), ['counters']],
  ['events that wait', (f) => (f.events.waiting = 2), ['stuck']],
  ['events that were given up', (f) => (f.events.dead = 1), ['stuck']],
])('finds %s', (_, change, kinds) => {
  expect(found(change)).toEqual(kinds);
});
