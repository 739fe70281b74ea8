import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { notFound } from '../errors/domain-error.js';
import type { BlobInfo, BlobStore } from '../ports/blob-store.js';
import { checkBlobName, checkBlobPrefix, clampRange } from './blob-names.js';
import { isMissing, replaceFile, syncDirectory, walkFiles } from '../files/files.js';

/** The content of `names/{name}~`; the bytes are in `data/{content}`. */
const Entry = z.object({ size: z.number(), contentType: z.string(), content: z.string() });
type Entry = z.infer<typeof Entry>;

/** No name contains this character, so the blob `a` and the folder of `a/b` do not collide. */
const MARK = '~';

const toInfo = ({ size, contentType, content }: Entry): BlobInfo => ({ size, contentType, etag: content });

/**
 * A BlobStore in a folder. Content is first written under a unique name and then replaced by one rename, so a reader sees the old
 * or the new content as a whole, even after a crash.
 */
export function directoryBlobStore(root: string): BlobStore {
  const data = path.join(root, 'data');
  const names = path.join(root, 'names');
  const contentFile = (entry: Entry) => path.join(data, entry.content);
  const entryFile = (name: string) => {
    checkBlobName(name);
    return path.join(names, ...name.split('/')) + MARK;
  };

  const find = async (name: string): Promise<Entry | undefined> => {
    try {
      return Entry.parse(JSON.parse(await readFile(entryFile(name), 'utf8')));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  /** If the content is replaced between the two steps, the name is read again. */
  const openContent = async (name: string): Promise<{ entry: Entry; file: FileHandle }> => {
    for (;;) {
      const entry = await find(name);
      if (!entry) throw notFound(`blob ${name}`);
      try {
        return { entry, file: await open(contentFile(entry)) };
      } catch (error) {
        const now = await find(name);
        if (!isMissing(error) || now?.content === entry.content) throw error;
      }
    }
  };

  return {
    async put(name, content, contentType) {
      const target = entryFile(name);
      const entry = await writeContent(data, content, contentType);
      const before = await find(name);
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await replaceFile(target, JSON.stringify(entry));
      } catch (error) {
        // On a full disk the name may not fit although the content did; then remove the content, since no name points to it.
        if ((await find(name))?.content !== entry.content) await rm(contentFile(entry), { force: true });
        throw error;
      }
      if (before) await rm(contentFile(before), { force: true });
      return toInfo(entry);
    },
    async stat(name) {
      const entry = await find(name);
      return entry && toInfo(entry);
    },
    async read(name, range) {
      const { entry, file } = await openContent(name);
      try {
        return file.createReadStream(range && clampRange(range, entry.size));
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    async delete(name) {
      const entry = await find(name);
      if (!entry) return;
      await rm(entryFile(name), { force: true });
      await rm(contentFile(entry), { force: true });
    },
    async *list(prefix) {
      checkBlobPrefix(prefix);
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const file of walkFiles(path.join(names, folder))) {
        const name = folder + file.slice(0, -MARK.length).replaceAll(path.sep, '/');
        if (file.endsWith(MARK) && name.startsWith(prefix)) yield name;
      }
    },
    async presign(name) {
      checkBlobName(name);
      return undefined;
    },
    async presignUpload(name) {
      checkBlobName(name);
      return undefined;
    },
    close: () => Promise.resolve(),
  };
}

async function writeContent(
  data: string,
  content: Readable | Uint8Array,
  contentType: string,
): Promise<Entry> {
  await mkdir(data, { recursive: true });
  const name = randomUUID();
  const file = await open(path.join(data, name), 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
    const { size } = await file.stat();
    await file.close();
    await syncDirectory(data);
    return { size, contentType, content: name };
  } catch (error) {
    await file.close();
    await rm(path.join(data, name), { force: true });
    throw error;
  }
}
