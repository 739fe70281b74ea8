import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { toDomainError } from '../../src/errors/index.js';
import { directoryBlobStore } from '../../src/blobs/directory-blob-store.js';
import { directoryMailer } from '../../src/mail/directory-mailer.js';
import { openDataFolder } from '../../src/files/data-folder.js';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.js';
import { DiskWatch } from '../../src/service/disk-watch.js';
import { freeDisk } from '../../src/service/free-disk.js';
import { createDataSource } from '../../src/store/data-source.js';
import { mayMount, smallDisk, type SmallDisk } from '../small-disk.js';

jest.setTimeout(60_000);

/** The code of a failed call. */
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => toDomainError(error).code,
  );

(mayMount ? describe : describe.skip)('a disk that is full', () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = smallDisk(150);
  });
  afterEach(() => disk.remove());

  test('database writes answer TRY_AGAIN, the state is visible, and it ends as soon as there is space', async () => {
    const postgres = await startEmbeddedPostgres({ root: path.join(disk.path, 'postgres') });
    await postgres.ensureDatabase('notes');
    const source = await createDataSource(postgres.url('notes')).initialize();
    const registry = new Registry();
    const watch = new DiskWatch('notes', registry);
    const free = freeDisk(disk.path, registry);
    const metrics = async () => {
      const text = await registry.metrics();
      return text.split('\n').filter((line) => /^seyir_/.test(line));
    };
    try {
      await source.query('CREATE TABLE note (text text)');
      // Random text, because PostgreSQL would compress repeated text.
      const write = () =>
        source.query(
          `INSERT INTO note SELECT string_agg(gen_random_uuid()::text, '') FROM generate_series(1, 200), generate_series(1, 30) n GROUP BY n`,
        );
      expect(await codeOf(write())).toBe('OK');
      expect(await watch.isFull(source)).toBe(false);
      expect(await metrics()).toContain('seyir_disk_full_total{service="notes"} 0');

      disk.fill();
      const error: unknown = await write().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(toDomainError(error).code).toBe('TRY_AGAIN');
      watch.saw(error);
      expect(await source.query('SELECT count(*)::int AS rows FROM note')).toEqual([{ rows: 30 }]);
      expect(await watch.isFull(source)).toBe(true);
      expect(await free()).toBeLessThan(16 * 1024 ** 2);
      expect(await metrics()).toContain('seyir_disk_full_total{service="notes"} 1');

      disk.empty();
      expect(await codeOf(write())).toBe('OK');
      expect(await watch.isFull(source)).toBe(false);
    } finally {
      await source.destroy();
      await postgres.stop();
    }
  });

  test('pictures and mails answer TRY_AGAIN, and no partial file stays', async () => {
    const blobs = directoryBlobStore(path.join(disk.path, 'blobs'));
    const mails = path.join(disk.path, 'mails');
    const mailer = directoryMailer(mails);
    const picture = Buffer.alloc(100_000, 'x');
    const mail = { messageId: 'a', to: 'a@posta.example', subject: 'Merhaba', text: 'x'.repeat(100_000) };
    await blobs.put('old', picture, 'image/webp');
    await mailer.send({ ...mail, messageId: 'first' });
    disk.fill();
    expect(await codeOf(blobs.put('new', picture, 'image/webp'))).toBe('TRY_AGAIN');
    expect(await codeOf(blobs.put('old', picture, 'image/webp'))).toBe('TRY_AGAIN');
    expect(await codeOf(mailer.send(mail))).toBe('TRY_AGAIN');
    expect(await readdir(path.join(disk.path, 'blobs/data'))).toHaveLength(1);
    expect(await readdir(mails)).toHaveLength(1);
    expect((await blobs.stat('old'))?.size).toBe(picture.length);
    disk.empty();
    await blobs.put('new', picture, 'image/webp');
    await mailer.send(mail);
    expect(await readFile(path.join(mails, (await readdir(mails))[0]!), 'utf8')).toContain('Merhaba');
  });

  test('a first start that would fill it is refused', async () => {
    await expect(openDataFolder(path.join(disk.path, 'var'))).rejects.toThrow(
      /^SEYIR_DATA: .* has 1\d\d MB of free disk, a first start needs 250 MB$/,
    );
  });
});
