import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDataSource, UnitOfWork } from '@seyir/kit';
import { entities } from '../src/adapters/store/entities/index.js';
import { SqlGroupStore } from '../src/adapters/store/group-store.js';
import { groupPictures } from '../src/adapters/store/photo-files.js';
import { sweepGroupPictures } from '../src/app/sweep-group-pictures.js';
import { startSocial, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

it('a picture that is empty is removed, one that is absent stays', async () => {
  const { ids } = running.bench.platform('social');
  const file = () => `groups/u/2026-01-01/${ids.secret()}.webp`;
  const [cover, poster] = [file(), file()];
  const fields = { name: 'Kapaksız', description: 'Açıklama' };
  const { group } = await running.as(1).createGroup({ fields: { ...fields, cover, poster } });
  const update = async (more: object) =>
    (await running.as(1).updateGroup({ groupId: group!.id, fields: { ...fields, ...more } })).group;
  expect(await update({})).toMatchObject({ cover, poster });
  expect(await update({ cover: '' })).toMatchObject({ cover: '', poster });
  expect(await update({ poster: '' })).toMatchObject({ cover: '', poster: '' });
});

it('a stored picture is removed alone, and twice; other fields and the other picture stay', async () => {
  const { ids } = running.bench.platform('social');
  const file = () => `groups/u/2026-01-01/${ids.secret()}.webp`;
  const [cover, poster] = [file(), file()];
  const fields = { name: 'Afişli', tagline: 'Alt başlık', description: 'Açıklama', cover, poster };
  const groupId = (await running.as(1).createGroup({ fields })).group!.id;
  const remove = async (pictures: object) =>
    (await running.as(1).removeGroupPictures({ groupId, ...pictures })).group;
  const first = await remove({ cover: true });
  expect(first).toMatchObject({ ...fields, cover: '', version: 2 });
  expect(await remove({ cover: true })).toMatchObject({ ...fields, cover: '' });
  expect(await remove({})).toMatchObject({ poster });
  expect(await remove({ cover: true, poster: true })).toMatchObject({ cover: '', poster: '' });
});

it('pictures that a group has replaced, that went with a group, and that never came to one are deleted', async () => {
  const { blobs, ids } = running.bench.platform('social');
  const stored = async (day = '2026-01-01') => {
    const file = `groups/u/${day}/${ids.secret()}.webp`;
    await blobs.put(`images/${file}`, Buffer.from('webp'), 'image/webp');
    return file;
  };
  const today = running.bench.clock.now().toISOString().slice(0, 10);
  const [cover, poster, next, gone, unused, fresh] = [
    await stored(),
    await stored(),
    await stored(),
    await stored(),
    await stored(),
    await stored(today),
  ];
  const fields = { name: 'Bozkır', description: 'Açıklama', cover, poster };
  const { group } = await running.as(1).createGroup({ fields });
  await running.as(1).updateGroup({ groupId: group!.id, fields: { ...fields, cover: next } });
  const other = await running.as(2).createGroup({
    fields: { name: 'Silinecek', description: 'Açıklama', cover: gone },
  });
  await running.as(2).deleteGroup({ groupId: other.group!.id });
  const source = await createDataSource(await running.bench.databaseUrl('social'), { entities }).initialize();
  const groups = new SqlGroupStore(new UnitOfWork(source));
  await sweepGroupPictures({ groups, groupPictures: groupPictures(blobs), clock: running.bench.clock })();
  await source.destroy();
  const isKept = async (file: string) => (await blobs.stat(`images/${file}`)) !== undefined;
  expect(await Promise.all([next, poster, fresh].map(isKept))).toEqual([true, true, true]);
  expect(await Promise.all([cover, gone, unused].map(isKept))).toEqual([false, false, false]);
});
