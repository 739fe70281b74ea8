import type { BlobStore } from '../ports/blob-store.js';

/** The files of one kind in an object store, by their names below a folder. */
export interface StoredFiles {
  has(file: string): Promise<boolean>;
  /** A missing file is no error. */
  delete(file: string): Promise<void>;
  /** All of them. */
  stored(): AsyncIterable<string>;
}

/**
 * @param folder ends with a slash; empty for names that are those of the store
 * @param prefix the beginning of the names of this kind
 */
export const filesIn = (blobs: BlobStore, folder: string, prefix: string): StoredFiles => ({
  has: async (file) => (await blobs.stat(folder + file)) !== undefined,
  delete: (file) => blobs.delete(folder + file),
  async *stored() {
    for await (const name of blobs.list(folder + prefix)) yield name.slice(folder.length);
  },
});
