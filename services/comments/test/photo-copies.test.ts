import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createLogger, DomainError, type BlobStore } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { CaseOutcome } from '@seyir/proto';
import { caseCalls } from './case-fixtures.js';
import { memberId, postId, startComments, type Running } from './fixtures.js';

/** What the object store of the service does instead. */
let fault: Partial<Pick<BlobStore, 'stat' | 'read' | 'put'>> = {};
let warnings: { msg: string; err: { code: string; message: string } }[] = [];
const logger = createLogger({
  service: 'comments',
  level: 'warn',
  destination: { write: (line) => void warnings.push(JSON.parse(line)) },
});

let running: Running;
const { close, report } = caseCalls(() => running);
beforeAll(async () => {
  running = await startComments(({ blobs: real }) => ({
    logger,
    blobs: {
      ...real,
      stat: (name) => (fault.stat ?? real.stat)(name),
      read: (name) => (fault.read ?? real.read)(name),
      put: (name, content, type) => (fault.put ?? real.put)(name, content, type),
    },
  }));
});
beforeEach(() => {
  warnings = [];
});
afterEach(() => {
  fault = {};
});
afterAll(() => running.close());

const blobs = () => running.bench.platform('comments').blobs;
const store = (name: string) =>
  blobs().put(`media/photo-${name}/photo.webp`, Buffer.from(name), 'image/webp');
/** The fake social shows a post of member 3 with these photos, whose files are not stored. */
const newPost = (n: number, names: readonly string[]) => {
  const photos = names.map((name) => ({
    id: crypto.randomUUID(),
    file: `photo-${name}/photo.webp`,
    width: 8,
    height: 6,
  }));
  running.posts.set(postId(n), { photos });
  running.authors.set(postId(n), memberId(3));
};
const storedPost = async (n: number, names: readonly string[]) => {
  newPost(n, names);
  for (const name of names) await store(name);
};
const photosOf = async (caseId: string) =>
  (await running.moderator.getCase({ caseId })).evidence.flatMap(({ photos }) => photos);
/** The contents of a case's photos; undefined for one without a file. */
const contentsOf = async (caseId: string) => {
  const contents = (await photosOf(caseId)).map(async ({ id: photoId, stored }) => {
    if (!stored) return undefined;
    const { file } = await running.moderator.getCasePhoto({ caseId, photoId });
    return text(await blobs().read(file));
  });
  return Promise.all(contents);
};

it('a report is accepted without its photos if the object store never answers', async () => {
  // A wait for each photo would be longer than the time of the call.
  await storedPost(1, ['a', 'b', 'c', 'd']);
  fault.stat = () => new Promise(() => undefined);
  const caseId = await report(2, postId(1), 'flow');
  expect(await contentsOf(caseId)).toEqual([undefined, undefined, undefined, undefined]);
  expect(warnings).toMatchObject([{ msg: 'photo of a report not copied', err: { code: 'TRY_AGAIN' } }]);
});

it('a file that arrives after the time for copies is closed', async () => {
  await storedPost(2, ['e']);
  const answer = Promise.withResolvers<Readable>();
  fault.read = () => answer.promise;
  const caseId = await report(2, postId(2), 'flow');
  const late = new PassThrough();
  answer.resolve(late);
  await eventually(() => late.destroyed);
  expect(await contentsOf(caseId)).toEqual([undefined]);
});

it('a file that stops arriving is closed and not stored', async () => {
  await storedPost(7, ['n']);
  const slow = new PassThrough();
  slow.write('a part');
  const put = Promise.withResolvers<unknown>();
  fault.read = async () => slow;
  fault.put = async (...args) => {
    const storing = blobs().put(...args);
    put.resolve(storing);
    return storing;
  };
  const caseId = await report(2, postId(7), 'flow');
  await expect(put.promise).rejects.toThrow();
  expect(slow.destroyed).toBe(true);
  expect(await contentsOf(caseId)).toEqual([undefined]);
});

it('a photo that could not be copied is copied with the next report, and the others are not copied again', async () => {
  await storedPost(3, ['f', 'g']);
  fault.stat = async (name) => {
    if (name.includes('photo-g')) throw new DomainError('TRY_AGAIN', { reason: 'the object store' });
    return blobs().stat(name);
  };
  const caseId = await report(2, postId(3), 'flow');
  expect(await contentsOf(caseId)).toEqual(['f', undefined]);
  const [before] = await photosOf(caseId);
  fault = {};
  expect(await report(5, postId(3), 'flow')).toBe(caseId);
  expect(await contentsOf(caseId)).toEqual(['f', 'g']);
  expect((await photosOf(caseId))[0]).toEqual(before);
  const asked: string[] = [];
  fault.stat = (name) => {
    asked.push(name);
    return blobs().stat(name);
  };
  await report(6, postId(3), 'flow');
  expect(asked).toEqual([]);
});

it('a case that is opened because the one with the photos was closed meanwhile gets its own copies', async () => {
  newPost(4, ['h', 'i']);
  await store('h');
  const first = await report(2, postId(4), 'flow');
  await store('i');
  const copying = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  fault.put = async (name, content, type) => {
    copying.resolve();
    await closed.promise;
    return blobs().put(name, content, type);
  };
  const reported = report(5, postId(4), 'flow');
  await copying.promise;
  await close(first, CaseOutcome.WARN);
  closed.resolve();
  const second = await reported;
  expect(second).not.toBe(first);
  expect(await contentsOf(second)).toEqual(['h', 'i']);
  expect(await contentsOf(first)).toEqual(['h', undefined]);
});

it('the log names a photo that is not in the object store', async () => {
  newPost(5, ['j']);
  expect(await contentsOf(await report(2, postId(5), 'flow'))).toEqual([undefined]);
  expect(warnings).toMatchObject([
    {
      msg: 'photo of a report not copied',
      err: { code: 'NOT_FOUND', message: expect.stringContaining('media/photo-j/photo.webp') },
    },
  ]);
});

it('photos are copied one after another', async () => {
  await storedPost(6, ['k', 'l', 'm']);
  let [copying, most] = [0, 0];
  fault.put = async (...args) => {
    most = Math.max(most, ++copying);
    return blobs()
      .put(...args)
      .finally(() => (copying -= 1));
  };
  expect(await contentsOf(await report(2, postId(6), 'flow'))).toEqual(['k', 'l', 'm']);
  expect(most).toBe(1);
});
