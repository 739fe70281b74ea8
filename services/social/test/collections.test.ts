import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { Audience, CollectionSort, CollectionVisibility, topics } from '@seyir/proto';
import { id, memberId, problems, startSocial, titleOf, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

type Reader = Running['visitor'];
const entriesOf = (...numbers: number[]) => numbers.map((n) => ({ titleId: titleOf(n) }));
const create = async (n: number, more: object = {}) =>
  (await running.as(n).createCollection({ name: 'Kış akşamları', entries: entriesOf(1, 2, 3), ...more }))
    .collection!;
const read = (collectionId: string, reader: Reader = running.visitor) =>
  reader.getCollection({ collectionId });
const titlesOf = async (collectionId: string) =>
  (await read(collectionId, running.moderator)).entries.map(({ titleId }) => titleId);
const like = (n: number, collectionId: string, active?: boolean, key?: string) =>
  running
    .as(n)
    .setCollectionLike(
      { collectionId, ...(active !== undefined && { active }) },
      key === undefined ? {} : { idempotencyKey: key },
    );
/** Ids of a list, all pages of two. */
const listed = async (request: object = {}, reader: Reader = running.visitor) => {
  const ids: string[] = [];
  for (let cursor = '', last = false; !last;) {
    const { collections, info } = await reader.listCollections({ ...request, page: { size: 2, cursor } });
    ids.push(...collections.map(({ id: one }) => one));
    ({ nextCursor: cursor, last } = info!);
  }
  return ids;
};

describe('a collection', () => {
  it('K-03: is kept with name, description and its titles in order; K-02', async () => {
    const made = await create(1, { name: '  Kar ve sis ', description: 'Uzun geceler için.' });
    expect(made).toMatchObject({
      name: 'Kar ve sis',
      description: 'Uzun geceler için.',
      ownerId: memberId(1),
      version: 1,
      visibility: CollectionVisibility.PUBLIC,
      entryCount: 3,
      coverTitleId: titleOf(1),
      firstTitleIds: [titleOf(1), titleOf(2), titleOf(3)],
    });
    const { entries, progressKnown } = await read(made.id);
    expect(entries).toMatchObject([1, 2, 3].map((n) => ({ titleId: titleOf(n), note: '' })));
    expect(progressKnown).toBe(false);
  });

  it.each([
    ['K-04: an empty list', { entries: [] }, { entries: 'required' }],
    ['K-04: no name', { name: '   ' }, { name: 'required' }],
    ['a name of two graphemes', { name: 'ğş' }, { name: 'too_short' }],
    ['a name of 81 graphemes', { name: 'ğ'.repeat(81) }, { name: 'too_long' }],
    ['a description of 1,001', { description: 'ş'.repeat(1_001) }, { description: 'too_long' }],
    ['a note of 301', { entries: [{ titleId: titleOf(1), note: 'a'.repeat(301) }] }, { note: 'too_long' }],
    ['an unknown title', { entries: [{ titleId: id('ffff', 1) }] }, 'NOT_FOUND'],
    ['501 titles', { entries: entriesOf(...Array(501).keys()) }, { entries: 'too_long' }],
  ])('is refused with %s', async (_, more, refusal) => {
    expect(await problems(create(1, more))).toEqual(refusal);
  });

  it('has each title once, at its first place', async () => {
    const { id: made } = await create(1, { entries: entriesOf(2, 1, 2) });
    expect(await titlesOf(made)).toEqual([titleOf(2), titleOf(1)]);
  });

  it('made twice with one key is one collection', async () => {
    const request = { name: 'Bir kere', entries: entriesOf(1) };
    const send = () => running.as(2).createCollection(request, { idempotencyKey: 'create-once-2' });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one).toEqual(two);
  });

  it('K-11: accepts another list of titles; a note stays if none is given', async () => {
    const { id: collectionId } = await create(3, {
      entries: [{ titleId: titleOf(1), note: 'İlk sezon yeter.' }, ...entriesOf(2, 3)],
    });
    const set = (entries: object[], version?: number) =>
      running
        .as(3)
        .setCollectionEntries({ collectionId, entries, ...(version !== undefined && { version }) });
    const { collection } = await set([...entriesOf(4, 1), { titleId: titleOf(3), note: 'Finali için.' }], 1);
    expect(collection).toMatchObject({ entryCount: 3, version: 2, coverTitleId: titleOf(4) });
    expect((await read(collectionId)).entries).toMatchObject([
      { titleId: titleOf(4), note: '' },
      { titleId: titleOf(1), note: 'İlk sezon yeter.' },
      { titleId: titleOf(3), note: 'Finali için.' },
    ]);
    expect(await problems(set(entriesOf(1), 1))).toBe('OUTDATED');
    expect(await problems(set(entriesOf(1)))).toBe('OK');
    expect(await problems(set([]))).toEqual({ entries: 'required' });
  });

  it('changes its name, visibility and cover; the first title is the cover where the chosen one leaves', async () => {
    const { id: collectionId } = await create(3);
    const edit = (more: object) =>
      running.as(3).editCollection({ collectionId, name: 'Yeni ad', version: 1, ...more });
    expect(await problems(edit({ coverTitleId: titleOf(9) }))).toEqual({ coverTitleId: 'invalid' });
    const { collection } = await edit({ coverTitleId: titleOf(2), visibility: CollectionVisibility.LINK });
    expect(collection).toMatchObject({
      name: 'Yeni ad',
      coverTitleId: titleOf(2),
      visibility: CollectionVisibility.LINK,
      version: 2,
    });
    expect(await problems(edit({}))).toBe('OUTDATED');
    const shorter = await running.as(3).setCollectionEntries({ collectionId, entries: entriesOf(1, 3) });
    expect(shorter.collection).toMatchObject({ coverTitleId: titleOf(1) });
  });

  it('keeps one of two lists that are saved at once', async () => {
    const { id: collectionId } = await create(4);
    const save = (n: number) =>
      problems(running.as(4).setCollectionEntries({ collectionId, entries: entriesOf(n, 9), version: 1 }));
    expect((await Promise.all([save(5), save(6)])).sort()).toEqual(['OK', 'OUTDATED']);
    expect(await titlesOf(collectionId)).toHaveLength(2);
  });

  it('shows a member how much of it is finished', async () => {
    const { id: made } = await create(5);
    running.finished.add(`${memberId(6)} ${titleOf(2)}`);
    expect(await read(made, running.as(6))).toMatchObject({
      finishedTitleIds: [titleOf(2)],
      progressKnown: true,
    });
    expect(await read(made, running.as(7))).toMatchObject({ finishedTitleIds: [], progressKnown: true });
  });

  it('K-12: is gone once it is deleted, from lists too; its rows follow, and an event tells others', async () => {
    const { id: collectionId } = await create(8);
    await like(9, collectionId);
    await running.as(8).deleteCollection({ collectionId });
    expect(await problems(read(collectionId))).toBe('NOT_FOUND');
    expect(await listed()).not.toContain(collectionId);
    expect(await problems(like(9, collectionId))).toBe('NOT_FOUND');
    const { rows: told } = await running.database.query(
      `SELECT topic FROM outbox WHERE key = $1 ORDER BY 1`,
      [collectionId],
    );
    expect(told.map(({ topic }) => topic)).toContain('social.collection.v1');
    await eventually(async () => {
      const { rows } = await running.database.query(
        `SELECT id FROM collection WHERE id = $1 UNION ALL SELECT collection_id FROM collection_entry WHERE collection_id = $1
         UNION ALL SELECT collection_id FROM collection_like WHERE collection_id = $1
         UNION ALL SELECT target_id FROM collection_tally WHERE target_id = $1`,
        [collectionId],
      );
      expect(rows).toEqual([]);
    });
  });

  it('only members to whom it is shown can open and list it', async () => {
    const [open, link, own] = await Promise.all(
      [CollectionVisibility.PUBLIC, CollectionVisibility.LINK, CollectionVisibility.PRIVATE].map(
        async (visibility) => (await create(40, { visibility })).id,
      ),
    );
    const sees = async (reader: Reader, one = open!) => (await problems(read(one, reader))) === 'OK';
    expect(await sees(running.visitor, link!)).toBe(true);
    for (const reader of [running.visitor, running.as(41), running.moderator])
      expect(await sees(reader, own!)).toBe(false);
    expect(await sees(running.as(40), own!)).toBe(true);
    const ofMember = async (reader: Reader) =>
      (await reader.listMemberCollections({ memberId: memberId(40) })).collections.map(({ id: one }) => one);
    expect(await ofMember(running.visitor)).toEqual([open]);
    expect((await ofMember(running.as(40))).sort()).toEqual([open, link, own].sort());
    expect(await listed()).toContain(open);
    for (const one of [link, own]) expect(await listed({}, running.as(40))).not.toContain(one);

    await running.block(40, 41);
    expect(await sees(running.as(41))).toBe(false);
    expect(await listed({}, running.as(41))).not.toContain(open);
    await running.mute(42, 40);
    expect(await listed({}, running.as(42))).not.toContain(open);
    expect(await sees(running.as(42))).toBe(true);
    await running.show(40, Audience.NOBODY);
    expect(await sees(running.visitor)).toBe(false);
    expect(await listed()).not.toContain(open);
    expect(await running.comments.findShown({ collectionIds: [open!, link!, own!] })).toMatchObject({
      collectionIds: [],
    });
    await running.show(40, Audience.EVERYONE);
    const asked = { collectionIds: [open!, link!, own!, 'x'], memberId: memberId(40) };
    expect((await running.comments.findShown(asked)).collectionIds).toHaveLength(3);
    expect((await running.comments.findShown({ ...asked, memberId: '' })).collectionIds).toHaveLength(2);
  });
});

describe('likes', () => {
  it('are set, taken back and toggled; each once', async () => {
    const { id: made } = await create(10);
    expect(await like(11, made, true)).toMatchObject({ liked: true, likeCount: 1 });
    expect(await like(11, made, true)).toMatchObject({ liked: true, likeCount: 1 });
    expect(await like(11, made)).toMatchObject({ liked: false, likeCount: 0 });
    expect(await like(11, made)).toMatchObject({ liked: true, likeCount: 1 });
    expect((await read(made, running.as(11))).collection).toMatchObject({ liked: true, likeCount: 1 });
    expect((await read(made)).collection).toMatchObject({ liked: false, likeCount: 1 });
  });

  it('are exact while 16 members toggle at once, repeated calls and a fold included', async () => {
    const { id: made } = await create(10);
    await Promise.all(
      Array.from({ length: 16 }, (_, n) => n).flatMap((n) =>
        [1, 2, 3].flatMap((round) => {
          const call = () => like(20 + n, made, undefined, `like-${n}-${round}`);
          return [call(), call()];
        }),
      ),
    );
    const { rows } = await running.database.query(
      'SELECT count(*)::int AS likes FROM collection_like WHERE collection_id = $1',
      [made],
    );
    expect((await read(made)).collection).toMatchObject({ likeCount: rows[0].likes });
    expect(rows[0].likes).toBe(16);
    // Folded, because the list by likes is sorted by the folded count.
    await eventually(async () => expect((await listed({ sort: CollectionSort.LIKED }))[0]).toBe(made));
  });
});

describe('the list', () => {
  it('K-01: finds names without case and marks, in each order, each once', async () => {
    const made: string[] = [];
    for (const name of ['Işıltılı 100%', 'IŞILTILI geceler', 'ısıltılı_sabah'])
      made.push((await create(60, { name })).id);
    for (const [sort, expected] of [
      [CollectionSort.NEWEST, [...made].reverse()],
      [CollectionSort.LIKED, [made[1], made[2], made[0]]],
      [CollectionSort.UPDATED, [made[0], made[2], made[1]]],
    ] as const) {
      if (sort === CollectionSort.LIKED) {
        await like(61, made[1]!);
        await eventually(async () => {
          const { rows } = await running.database.query('SELECT likes FROM collection WHERE id = $1', [
            made[1],
          ]);
          expect(rows).toEqual([{ likes: 1 }]);
        });
      }
      if (sort === CollectionSort.UPDATED) {
        running.bench.clock.advance(1_000);
        await running.as(60).setCollectionEntries({ collectionId: made[0]!, entries: entriesOf(1) });
      }
      const found = await listed({ sort, query: 'isilti' });
      if (sort === CollectionSort.UPDATED) expect(found[0]).toBe(expected[0]);
      else expect(found).toEqual(expected);
    }
    expect(await listed({ query: '0%' })).toEqual([made[0]]);
    expect(await listed({ query: 'LI_' })).toEqual([made[2]]);
    expect(await problems(listed({ query: 'ı' }))).toEqual({ query: 'too_short' });
    expect(await problems(running.visitor.listCollections({ page: { cursor: 'x' } }))).toEqual({
      cursor: 'invalid',
    });
  });
});

describe('removal', () => {
  it('of a title removes it from collections; an empty collection stays', async () => {
    const { id: both } = await create(70, { entries: entriesOf(30, 31) });
    const { id: alone } = await create(70, { entries: entriesOf(30) });
    await running.publish(topics.title, { titleId: titleOf(30), version: 1, removed: true });
    await eventually(async () => {
      expect(await titlesOf(both)).toEqual([titleOf(31)]);
      expect(await titlesOf(alone)).toEqual([]);
    });
    expect((await read(both)).collection).toMatchObject({ entryCount: 1, coverTitleId: titleOf(31) });
    expect((await read(alone)).collection).toMatchObject({ entryCount: 0, coverTitleId: '' });
  });

  it('of a member removes the member’s collections and likes', async () => {
    const { id: own } = await create(80);
    const { id: other } = await create(81);
    await like(80, other);
    await like(82, own);
    await running.erase(80);
    expect(await problems(read(own))).toBe('NOT_FOUND');
    await eventually(async () => {
      expect((await read(other)).collection).toMatchObject({ likeCount: 0 });
      const { rows } = await running.database.query('SELECT 1 FROM collection WHERE id = $1', [own]);
      expect(rows).toEqual([]);
    });
  });
});

it('an import adds new collections with their likes, and leaves existing ones unchanged', async () => {
  const collection = (n: number, more: object = {}) => ({
    id: id('c011', n),
    ownerId: memberId(90),
    name: `Seçki ${n}`,
    createdAt: timestampFromDate(new Date('2026-01-01')),
    likedByIds: [memberId(91)],
    ...more,
    entries: [{ titleId: titleOf(1), note: 'Buradan başla.' }],
  });
  const send = (...collections: object[]) => running.importer.importCollections({ collections });
  expect(await send(collection(1))).toMatchObject({ created: 1, unchanged: 0 });
  expect(await send(collection(1, { name: 'Başka ad' }), collection(2))).toMatchObject({
    created: 1,
    unchanged: 1,
  });
  expect(await read(id('c011', 1))).toMatchObject({
    collection: { name: 'Seçki 1', likeCount: 1 },
    entries: [{ note: 'Buradan başla.' }],
  });
  expect(await problems(send(collection(3, { likedByIds: ['x'] })))).toEqual({ 'collections.0': 'invalid' });
});
