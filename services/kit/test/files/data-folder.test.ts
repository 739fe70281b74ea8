import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ConfigError } from '../../src/process/config.js';
import { openDataFolder } from '../../src/files/data-folder.js';
import { replaceFile } from '../../src/files/files.js';
import { readKeptJson } from '../../src/files/kept-json.js';
import { scratchDirectory } from '../../src/testing/scratch.js';

let scratch: Awaited<ReturnType<typeof scratchDirectory>>;
const at = (name: string) => path.join(scratch.path, name);
beforeAll(async () => {
  scratch = await scratchDirectory();
});
afterAll(() => scratch.remove());

test('a data folder is created with its parents, and stays empty', async () => {
  await openDataFolder(at('a/b/c'));
  await openDataFolder(at('a/b/c'));
  expect(await readdir(at('a/b/c'))).toEqual([]);
});

test('a folder that cannot be created is refused at once, with the cause', async () => {
  await writeFile(at('dosya'), '');
  const refused = [
    [at('dosya'), 'it is a file, or lies below one'],
    [at('dosya/alt'), 'it is a file, or lies below one'],
    ['/proc/seyir/var', 'no folder can be made there'],
  ] as const;
  for (const [folder, cause] of refused.slice(0, process.platform === 'linux' ? 3 : 2))
    await expect(openDataFolder(folder)).rejects.toThrow(`SEYIR_DATA: ${folder} cannot be used: ${cause}`);
});

test('an invalid file of the site is refused with its name and without its content', async () => {
  const read = async (text: string) => {
    await writeFile(at('secrets.json'), text);
    return readKeptJson(at('secrets.json'), z.object({ media: z.string().min(8) }), 'restore it');
  };
  const says = (why: string) => new ConfigError(`${at('secrets.json')}: ${why}; restore it`);
  await expect(read('')).rejects.toThrow(says('is empty'));
  await expect(read('{"media":"gizli')).rejects.toThrow(says('is not JSON'));
  await expect(read('null')).rejects.toThrow(/expected object, received null; restore it$/);
  await expect(read('{}')).rejects.toThrow(/media: Invalid input: expected string/);
  await expect(read('{"media":"kisa"}')).rejects.toThrow(/media: Too small/);
  expect(await read('{"media":"yeterince"}')).toEqual({ media: 'yeterince' });
  expect(await readKeptJson(at('yok.json'), z.any(), 'x')).toBeUndefined();
});

test('a file can be readable only by its owner', async () => {
  await replaceFile(at('own.json'), '{}', { mode: 0o600 });
  expect((await stat(at('own.json'))).mode & 0o777).toBe(0o600);
  expect(await readFile(at('own.json'), 'utf8')).toBe('{}');
});
