import { text } from 'node:stream/consumers';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { AppealState, CaseOutcome, MessagingService, SpoilerKind, topics } from '@seyir/proto';
import { createComments } from '../src/index.js';
import { caseCalls } from './case-fixtures.js';
import { id, memberId, postId, startComments, titleId, type Running } from './fixtures.js';

const DAY_MS = 86_400_000;

let running: Running;
const { appeal, close, decide, report, second } = caseCalls(() => running);
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());

const blobs = () => running.bench.platform('comments').blobs;
const photoOf = (name: string, alt = '') => ({
  id: crypto.randomUUID(),
  file: `photo-${name}/photo.webp`,
  width: 8,
  height: 6,
  alt,
});
const store = (name: string) =>
  blobs().put(`media/photo-${name}/photo.webp`, Buffer.from(name), 'image/webp');
/** The fake social shows a post of this member with stored photos. */
const newPost = async (n: number, author: number, names: readonly string[], over: object = {}) => {
  for (const name of names) await store(name);
  running.posts.set(postId(n), { photos: names.map((name) => photoOf(name, `Alt ${name}`)), ...over });
  running.authors.set(postId(n), memberId(author));
};
/** The author deletes the post: its photos go, and then it. */
const deletePost = async (n: number, names: readonly string[]) => {
  for (const name of names) await blobs().delete(`media/photo-${name}/photo.webp`);
  running.posts.delete(postId(n));
  await running.publish(topics.post, { postId: postId(n), version: 2, removed: true });
  await firstPass('remove-thread', 'subjectId', postId(n));
};
const evidenceOf = async (caseId: string) => (await running.moderator.getCase({ caseId })).evidence;
const copies = async () => {
  const names: string[] = [];
  for await (const name of blobs().list('evidence/')) names.push(name);
  return names.sort();
};
const contentOf = async (caseId: string, photoId: string) => {
  const { file } = await running.moderator.getCasePhoto({ caseId, photoId });
  return text(await blobs().read(file));
};
/** Waits for the end of a task's first pass. */
const firstPass = (kind: string, field: string, value: string) =>
  eventually(async () => {
    const { rows } = await running.database.query(
      `SELECT input->'pass' AS pass FROM task WHERE kind = $1 AND input->>$2 = $3`,
      [kind, field, value],
    );
    expect(rows).toEqual([{ pass: 2 }]);
  });
const erase = async (n: number) => {
  await running.publish(topics.member, { memberId: memberId(n), version: 2, removed: true });
  await firstPass('remove-member', 'memberId', memberId(n));
};
/** The daily jobs run at a start. */
const restart = async (days: number) => {
  running.bench.clock.advance(days * DAY_MS);
  await running.service.close();
  running.service = await running.bench.start(
    createComments({ migrate: true }, running.bench.platform('comments')),
  );
};

it('photos of a reported post stand in its open case after their author deletes it, for moderators', async () => {
  await newPost(1, 3, ['a', 'b'], { scope: { kind: SpoilerKind.TITLE, titleId: titleId(1) } });
  const caseId = await report(2, postId(1), 'flow');
  await deletePost(1, ['a', 'b']);
  const { case: given, evidence } = await running.moderator.getCase({ caseId });
  expect(given).toMatchObject({ subjectId: memberId(3) });
  expect(evidence).toMatchObject([
    {
      body: 'Bildirilen metin',
      photos: [
        { caseId, width: 8, height: 6, alt: 'Alt a', covered: true, stored: true },
        { caseId, alt: 'Alt b', covered: true, stored: true },
      ],
    },
  ]);
  const [one, two] = evidence[0]!.photos;
  expect([await contentOf(caseId, one!.id), await contentOf(caseId, two!.id)]).toEqual(['a', 'b']);
  const { rows } = await running.database.query(
    `SELECT actor_id, object_ids, outcome FROM audit WHERE operation LIKE '%getCasePhoto' ORDER BY seq LIMIT 1`,
  );
  expect(rows).toEqual([{ actor_id: memberId(90), object_ids: [caseId], outcome: 'OK' }]);
  await expect(running.as(2).getCasePhoto({ caseId, photoId: one!.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  for (const unknown of [
    { caseId, photoId: memberId(1) },
    { caseId: memberId(1), photoId: one!.id },
  ])
    await expect(running.moderator.getCasePhoto(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a moderator whom the case is about cannot open its photos', async () => {
  await newPost(2, 29, ['c']);
  const caseId = await report(2, postId(2), 'flow');
  const [photo] = (await evidenceOf(caseId))[0]!.photos;
  await expect(second().getCasePhoto({ caseId, photoId: photo!.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('a second report does not copy the photos again', async () => {
  await newPost(3, 4, ['d']);
  const caseId = await report(2, postId(3), 'flow');
  const before = await copies();
  expect(await report(5, postId(3), 'flow')).toBe(caseId);
  expect(await copies()).toEqual(before);
  expect((await evidenceOf(caseId))[0]!.photos).toHaveLength(1);
});

it('photos of a reported message and of those before it are copied', async () => {
  const [first, last] = [id('cccc', 1), id('cccc', 2)];
  const sentAt = timestampFromDate(new Date('2026-11-20T12:00:00Z'));
  for (const name of ['m1', 'm2']) await store(name);
  const stop = running.bench.fake(MessagingService, {
    copyEvidence: async () => ({
      messages: [
        { messageId: first, authorId: memberId(3), body: 'Bak', sentAt, photos: [photoOf('m1')] },
        { messageId: last, authorId: memberId(3), body: '', sentAt, photos: [photoOf('m2')] },
      ],
    }),
  });
  const caseId = await report(2, last, 'message');
  stop();
  const evidence = await evidenceOf(caseId);
  const contents = evidence.map(({ photos }) =>
    Promise.all(photos.map((photo) => contentOf(caseId, photo.id))),
  );
  expect(await Promise.all(contents)).toEqual([['m1'], ['m2']]);
});

it('the avatar of a reported member and the pictures of a reported group are copied as they stood', async () => {
  const image = (name: string) => `avatars/u/2026-11-20/${name}.webp`;
  const storeImage = (name: string) => blobs().put(`images/${image(name)}`, Buffer.from(name), 'image/webp');
  for (const name of ['avatar', 'cover', 'poster']) await storeImage(name);
  running.avatars.set(memberId(11), image('avatar'));
  Object.assign(running.groupPictures, { cover: image('cover'), poster: image('poster') });
  const ofMember = await report(2, memberId(11), 'user');
  const ofGroup = await report(2, id('9999', 1), 'group');
  // The member takes another avatar: the sweep deletes the old file. A further report changes nothing.
  await blobs().delete(`images/${image('avatar')}`);
  running.avatars.set(memberId(11), image('cover'));
  await report(3, memberId(11), 'user');
  const contents = async (caseId: string) => {
    const [text] = await evidenceOf(caseId);
    return Promise.all(
      text!.photos.map(async ({ id: photoId, place, stored }) => [
        place,
        stored,
        await contentOf(caseId, photoId),
      ]),
    );
  };
  expect(await contents(ofMember)).toEqual([[1, true, 'avatar']]);
  expect(await contents(ofGroup)).toEqual([
    [1, true, 'cover'],
    [2, true, 'poster'],
  ]);
  await expect(
    running.as(2).getCasePhoto({
      caseId: ofMember,
      photoId: (await evidenceOf(ofMember))[0]!.photos[0]!.id,
    }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  Object.assign(running.groupPictures, { cover: '', poster: '' });
  running.avatars.clear();
  expect((await evidenceOf(await report(2, memberId(12), 'user')))[0]!.photos).toEqual([]);
});

it('a photo whose file is gone already is named, and the report is accepted', async () => {
  await newPost(4, 4, ['e', 'f']);
  await blobs().delete('media/photo-e/photo.webp');
  const caseId = await report(2, postId(4), 'flow');
  const [text] = await evidenceOf(caseId);
  expect(text!.photos).toMatchObject([{ alt: 'Alt e', stored: false }, { stored: true }]);
  await expect(
    running.moderator.getCasePhoto({ caseId, photoId: text!.photos[0]!.id }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('an erased author leaves no photo in a case, and no open case about a post that is gone', async () => {
  const before = await copies();
  await newPost(5, 7, ['g']);
  await newPost(6, 7, ['h']);
  const [gone, standing] = [await report(2, postId(5), 'flow'), await report(2, postId(6), 'flow')];
  expect(await copies()).toHaveLength(before.length + 2);
  await deletePost(5, ['g']);
  await erase(7);
  await eventually(async () => expect(await copies()).toEqual(before));
  expect(await evidenceOf(standing)).toEqual([]);
  await expect(running.moderator.getCase({ caseId: gone })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('the evidence goes 180 days after the last decision, and a copy without a case after two days', async () => {
  const [old, orphan] = ['i', 'j'];
  await newPost(7, 4, [old]);
  await newPost(8, 5, ['k']);
  const [decided, appealed, open] = [
    await report(2, postId(7), 'flow'),
    await report(2, postId(8), 'flow'),
    await report(2, postId(3), 'flow'),
  ];
  for (const caseId of [decided, appealed]) await close(caseId, CaseOutcome.WARN);
  await appeal(5, appealed);
  await blobs().put(`evidence/2026-01-01-${memberId(1)}.webp`, Buffer.from(orphan), 'image/webp');
  const filesOf = async (caseId: string) => {
    const { rows } = await running.database.query<{ file: string }>(
      `SELECT file FROM case_photo WHERE case_id = $1`,
      [caseId],
    );
    return rows.map(({ file }) => file);
  };
  const [oldFile] = await filesOf(decided);
  await restart(179);
  await eventually(async () =>
    expect(await copies()).not.toContain(`evidence/2026-01-01-${memberId(1)}.webp`),
  );
  expect(await copies()).toContain(oldFile);
  await restart(2);
  await eventually(async () => expect(await copies()).not.toContain(oldFile));
  expect(await evidenceOf(decided)).toEqual([]);
  for (const caseId of [appealed, open]) expect((await evidenceOf(caseId))[0]!.photos).toHaveLength(1);
  // The time of an appealed case begins with the decision about the appeal.
  await decide(appealed, AppealState.UPHELD);
  await restart(179);
  expect((await evidenceOf(appealed))[0]!.photos).toHaveLength(1);
  await restart(2);
  await eventually(async () => expect(await evidenceOf(appealed)).toEqual([]));
});

it('the evidence kept for an appeal ends when the member who appealed is erased', async () => {
  await newPost(9, 8, []);
  const caseId = await report(2, postId(9), 'flow');
  await close(caseId, CaseOutcome.WARN);
  await appeal(8, caseId);
  const kept = async () => {
    const { rows } = await running.database.query(
      `SELECT appeal_state AS appeal, evidence_until = changed_at + interval '180 days' AS ends FROM moderation_case WHERE id = $1`,
      [caseId],
    );
    return rows[0];
  };
  expect(await kept()).toEqual({ appeal: 'pending', ends: null });
  await erase(8);
  await eventually(async () => expect(await kept()).toEqual({ appeal: null, ends: true }));
});

it('cases that were decided without an end of their evidence get it', async () => {
  const now = running.bench.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  // As a replica of the version before closes them; more than one statement looks at.
  await running.database.query(
    `WITH decided AS (
       INSERT INTO moderation_case (id, target_type, target_id, state, opened_at, changed_at, closed_at)
       SELECT ('0000dead-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'comment', n, 'closed', at, $4, at
       FROM (SELECT n, CASE WHEN n > 1200 THEN $2 ELSE $1 END::timestamptz AS at FROM generate_series(1, 1202) n) given
       RETURNING id)
     INSERT INTO case_evidence (case_id, message_id, author_id, body, sent_at, copied_at)
     SELECT id, id, $3::uuid, '', $1::timestamptz, $1::timestamptz FROM decided`,
    [daysAgo(181), daysAgo(10), memberId(6), daysAgo(1)],
  );
  const [appealed, recent] = [1201, 1202].map(
    (n) => `0000dead-0000-4000-8000-${String(n).padStart(12, '0')}`,
  );
  await running.database.query(
    `UPDATE moderation_case SET appeal_state = 'pending', appealed_at = closed_at, closed_at = $2 WHERE id = $1`,
    [appealed, daysAgo(181)],
  );
  await restart(1);
  await eventually(async () => {
    const { rows } = await running.database.query(
      `SELECT id, evidence_until AS until FROM case_evidence JOIN moderation_case ON id = case_id
       WHERE id::text LIKE '0000dead%' ORDER BY id`,
    );
    expect(rows).toEqual([
      { id: appealed, until: null },
      { id: recent, until: daysAgo(10 - 180) },
    ]);
  });
});
