import { beforeEach, describe, expect, it } from '@jest/globals';
import { memoryLiveChannel } from '@seyir/kit/stateless';
import { adjustableClock } from '@seyir/kit/testing/stateless';
import { changedIds } from '@seyir/proto';
import { createBatchReads, type BatchReadsOptions } from './batch-reads.js';
import { createPageReading } from './page-reading.js';
import { createWatch, sourceOf } from './watch.js';

interface Thing {
  readonly id: string;
  readonly titleId: string;
}
const SUBJECT = 'catalogue.changed';
const thing: Thing = { id: 'episode-1', titleId: 'title-1' };

const clock = adjustableClock();
const pages = createPageReading();
let things: Thing[];
beforeEach(() => {
  things = [thing];
});

const create = (options: Pick<BatchReadsOptions<Thing>, 'namedBy'> = {}) => {
  const live = memoryLiveChannel();
  const onError = (error: unknown) => {
    throw error;
  };
  const watch = createWatch(live, clock, onError);
  const fetch = (ids: string[]) => Promise.resolve(things.filter(({ id }) => ids.includes(id)));
  const ages = { freshMs: 60_000, staleMs: 3_600_000 };
  const idOf = ({ id }: Thing) => id;
  const reads = createBatchReads({
    ...ages,
    ...options,
    clock,
    watch,
    pages,
    onError,
    max: 10,
    fetch,
    idOf,
    subject: SUBJECT,
  });
  return { live, watch, reads, read: (ids: string[]) => pages.runShared(() => reads.many(ids)) };
};

describe('a cached thing', () => {
  it('is there at once until a wake names it or its time is over, and an answer with it names it', async () => {
    const { live, reads, read } = create();
    expect(reads.fresh(thing.id)).toBeUndefined();
    await read([thing.id]);
    expect(reads.fresh(thing.id)).toEqual(thing);
    const answer = await pages.runShared(() => Promise.resolve(reads.fresh(thing.id)));
    expect([...answer.reads.keys()]).toEqual([sourceOf(SUBJECT, thing.id)]);
    clock.advance(61_000);
    expect(reads.fresh(thing.id)).toBeUndefined();
    await reads.many([thing.id]);
    // The old one was returned once more.
    await new Promise(setImmediate);
    expect(reads.fresh(thing.id)).toEqual(thing);
    live.wake(SUBJECT, changedIds([thing.id]));
    await new Promise(setImmediate);
    expect(reads.fresh(thing.id)).toBeUndefined();
  });
});

describe('an answer with things of a batch', () => {
  it('names them, and knows the age of the oldest', async () => {
    const { read } = create({ namedBy: ({ titleId }) => titleId });
    await read([thing.id]);
    things.push({ id: 'episode-2', titleId: 'title-2' });
    clock.advance(50_000);
    const { value, reads, isShared, ageMs } = await read([thing.id, 'episode-2']);
    expect(value).toEqual(things);
    expect([...reads.keys()]).toEqual([sourceOf(SUBJECT, 'title-1'), sourceOf(SUBJECT, 'title-2')]);
    expect(isShared).toBe(true);
    expect(ageMs).toBeGreaterThan(49_000);
    expect(ageMs).toBeLessThan(60_000);
  });

  it('names a missing one, whose wake then changes it', async () => {
    const { read, live, watch } = create();
    const { value, reads, isShared } = await read(['episode-2']);
    expect([value, isShared]).toEqual([[undefined], true]);
    const source = sourceOf(SUBJECT, 'episode-2');
    const mark = reads.get(source) ?? NaN;
    expect(watch.isChanged(source, mark)).toBe(false);
    live.wake(SUBJECT, changedIds(['episode-2']));
    await new Promise(setImmediate);
    expect(watch.isChanged(source, mark)).toBe(true);
  });

  it('is not shared without one whose wakes name another id', async () => {
    const { read } = create({ namedBy: ({ titleId }) => titleId });
    const { isShared, reads } = await read([thing.id, 'episode-2']);
    expect(isShared).toBe(false);
    expect([...reads.keys()]).toEqual([sourceOf(SUBJECT, 'title-1')]);
  });
});
