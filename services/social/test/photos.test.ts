import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource, UnitOfWork } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { Audience, ReportedKind, SpoilerKind } from '@seyir/proto';
import { entities } from '../src/adapters/store/entities/index.js';
import { photoFiles } from '../src/adapters/store/photo-files.js';
import { SqlPhotoStore } from '../src/adapters/store/photo-store.js';
import { sweepPhotos } from '../src/app/sweep-photos.js';
import { id, problems, startSocial, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

let stored = 0;
/** A photo as the gateway stores it. */
const storePhoto = async (day = '2026-11-20', alt = '') => {
  const file = `photo-${day}-${id('f070', ++stored)}/photo.webp`;
  await running.bench.platform('social').blobs.put(`media/${file}`, Buffer.from('webp'), 'image/webp');
  return { file, width: 800, height: 600, alt };
};
const isStored = async (file: string) =>
  (await running.bench.platform('social').blobs.stat(`media/${file}`)) !== undefined;
const post = async (n: number, body: string, photos: object[], more: object = {}) =>
  (await running.as(n).createPost({ body, photos, ...more })).post!;
const read = async (reader: Running['visitor'], postId: string) =>
  (await reader.getPosts({ ids: [postId] })).posts[0];

describe('photos of a post', () => {
  it('S-05: are kept in their order with their alt texts, at most four, also without a text', async () => {
    const photos = [];
    for (const alt of ['Bir', 'İki', 'Üç', 'Dört']) photos.push(await storePhoto(undefined, alt));
    const made = await post(1, '', photos);
    expect(made.photos.map(({ alt }) => alt)).toEqual(['Bir', 'İki', 'Üç', 'Dört']);
    expect((await read(running.visitor, made.id))?.photos).toMatchObject(photos);
    const five = [];
    for (let n = 0; n < 5; n++) five.push(await storePhoto());
    expect(await problems(post(1, 'Beş', five))).toEqual({ photos: 'too_many' });
  });

  it('are in the copy of a reported post, which may have no text', async () => {
    const files = [await storePhoto(), await storePhoto(undefined, 'Vapur')];
    const { id: postId } = await post(1, '', files);
    const copied = await running.as(2).copyReported({ kind: ReportedKind.POST, id: postId });
    expect(copied).toMatchObject({ body: '', photos: files, covered: false });
  });

  it('are refused if they are not stored, belong to another post, are listed twice, or come with a poll', async () => {
    const [used, fresh] = [await storePhoto(), await storePhoto()];
    await post(2, 'İlk', [used]);
    const poll = { question: 'Hangisi?', answers: ['Bu', 'Şu'] };
    const unknown = { ...fresh, file: `photo-2026-11-20-${id('dddd', 1)}/photo.webp` };
    for (const photos of [[used], [unknown], [fresh, fresh], [{ ...fresh, file: 'avatars/u/x.webp' }]])
      expect(await problems(post(2, 'İkinci', photos))).toEqual({ photos: 'invalid' });
    expect(await problems(post(2, '', [fresh], { poll }))).toEqual({ photos: 'invalid' });
    expect(await problems(post(2, 'a', [{ ...fresh, alt: 'ğ'.repeat(301) }]))).toEqual({ alt: 'too_long' });
  });

  it('are hidden with a covered spoiler, and from readers who may not see the post', async () => {
    const spoiler = { kind: SpoilerKind.TITLE, titleId };
    const covered = await post(3, 'Final', [await storePhoto()], { spoiler });
    expect(await read(running.visitor, covered.id)).toMatchObject({ covered: true, photos: [] });
    const { posts } = await running.visitor.revealPosts({ ids: [covered.id] });
    expect(posts[0]?.photos).toHaveLength(1);
    await running.show(4, Audience.NOBODY);
    const hidden = await post(4, 'Aramızda', [await storePhoto()]);
    expect(await problems(running.as(5).deletePostPhoto({ photoId: hidden.photos[0]!.id }))).toBe(
      'NOT_FOUND',
    );
  });

  it('S-12 are added by an edit, four in all', async () => {
    const made = await post(6, 'Metin', [await storePhoto(), await storePhoto()]);
    const edit = async (photos: object[], version: number) =>
      running.as(6).editPost({ postId: made.id, body: 'Metin', version, photos });
    const { post: edited } = await edit([await storePhoto(undefined, 'Sonuncu')], 1);
    expect(edited).toMatchObject({ edited: true, version: 2, photos: [{}, {}, { alt: 'Sonuncu' }] });
    expect(await problems(edit([await storePhoto(), await storePhoto()], 2))).toEqual({ photos: 'too_many' });
  });

  it('S-14: a single one is deleted by its author while the post stays, with its file', async () => {
    const [first, second] = [await storePhoto(), await storePhoto()];
    const made = await post(7, '', [first, second]);
    const [one, two] = made.photos;
    expect(await problems(running.as(8).deletePostPhoto({ photoId: one!.id }))).toBe('FORBIDDEN');
    const { post: left } = await running.as(7).deletePostPhoto({ photoId: one!.id });
    expect(left).toMatchObject({ edited: true, photos: [{ id: two!.id }] });
    expect(await problems(running.as(7).deletePostPhoto({ photoId: one!.id }))).toBe('NOT_FOUND');
    await eventually(async () => expect(await isStored(first.file)).toBe(false));
    // A post without a text needs a photo.
    expect(await problems(running.as(7).deletePostPhoto({ photoId: two!.id }))).toEqual({
      photos: 'required',
    });
    expect(await isStored(second.file)).toBe(true);
  });

  it('go with a deleted post and with an erased member, rows and files', async () => {
    const files = [await storePhoto(), await storePhoto()];
    const deleted = await post(9, 'Silinir', [files[0]!]);
    await post(10, 'Gider', [files[1]!]);
    await running.as(9).deletePost({ postId: deleted.id });
    await running.erase(10);
    await eventually(async () => {
      for (const { file } of files) expect(await isStored(file)).toBe(false);
      const { rows } = await running.database.query(`SELECT 1 FROM post_photo WHERE file = ANY($1)`, [
        files.map(({ file }) => file),
      ]);
      expect(rows).toEqual([]);
    });
  });

  it('that no post ever had are deleted once no post can arrive for them', async () => {
    const [used, unused, fresh] = [
      await storePhoto('2026-01-01'),
      await storePhoto('2026-01-01'),
      await storePhoto(running.bench.clock.now().toISOString().slice(0, 10)),
    ];
    await post(11, 'Kalır', [used]);
    const source = await createDataSource(await running.bench.databaseUrl('social'), {
      entities,
    }).initialize();
    const { blobs } = running.bench.platform('social');
    const photos = new SqlPhotoStore(new UnitOfWork(source));
    await sweepPhotos({ photos, photoFiles: photoFiles(blobs), clock: running.bench.clock })();
    await source.destroy();
    expect(await Promise.all([used, unused, fresh].map(({ file }) => isStored(file)))).toEqual([
      true,
      false,
      true,
    ]);
  });
});
