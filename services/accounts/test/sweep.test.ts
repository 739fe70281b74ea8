import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDataSource, systemClock, UnitOfWork } from '@seyir/kit';
import { entities } from '../src/adapters/store/entities/index.js';
import { avatarImages } from '../src/adapters/store/avatar-images.js';
import { SqlAccountStore } from '../src/adapters/store/account-store.js';
import { sweepAvatars } from '../src/app/sweep-avatars.js';
import { aMember, memberId, startAccounts, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startAccounts();
});
afterAll(() => running.close());

it('deletes uploaded avatars without a row when none can arrive any more, and no others', async () => {
  await running.importer.importMembers({ members: [aMember(1)] });
  const { blobs } = running.bench.platform('accounts');
  const today = new Date().toISOString().slice(0, 10);
  const id = (n: number) => `9b2f6a5e-0000-4000-8000-00000000000${n}.webp`;
  const shown = `avatars/u/2026-01-01/${id(1)}`;
  const orphan = `avatars/u/2026-01-01/${id(2)}`;
  const fresh = `avatars/u/${today}/${id(3)}`;
  for (const name of [shown, orphan, fresh, 'avatars/1.webp', 'posters/a.webp'])
    await blobs.put(`images/${name}`, Buffer.from('x'), 'image/webp');
  await running.sql(`UPDATE member SET avatar = $1 WHERE id = $2`, shown, memberId(1));
  const source = await createDataSource(await running.bench.databaseUrl('accounts'), {
    entities,
  }).initialize();
  const accounts = new SqlAccountStore(new UnitOfWork(source));
  await sweepAvatars({ accounts, images: avatarImages(blobs), clock: systemClock() })();
  await source.destroy();
  const left: string[] = [];
  for await (const name of blobs.list('images/')) left.push(name);
  expect(left.sort()).toEqual(
    [shown, fresh, 'avatars/1.webp', 'posters/a.webp'].map((name) => `images/${name}`).sort(),
  );
});
