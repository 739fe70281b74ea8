import type { BlobStore } from '@seyir/kit';
import type { PhotoFiles } from '../../app/photo-ports.js';
import { photoPrefix } from '../../domain/photo.js';

const FOLDER = 'media/';

/** Photos of messages; the gateway serves them by signed addresses, which only the two members get. */
export const photoFiles = (blobs: BlobStore): PhotoFiles => ({
  has: async (file) => (await blobs.stat(FOLDER + file)) !== undefined,
  delete: (file) => blobs.delete(FOLDER + file),
  async *stored() {
    for await (const name of blobs.list(FOLDER + photoPrefix)) yield name.slice(FOLDER.length);
  },
});
