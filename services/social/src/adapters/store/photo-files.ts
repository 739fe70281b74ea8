import type { BlobStore } from '@seyir/kit';
import type { PhotoFiles } from '../../app/ports.js';
import { picturePrefix } from '../../domain/group.js';
import { photoPrefix } from '../../domain/photo.js';

const filesIn = (blobs: BlobStore, folder: string, prefix: string): PhotoFiles => ({
  has: async (file) => (await blobs.stat(folder + file)) !== undefined,
  delete: (file) => blobs.delete(folder + file),
  async *stored() {
    for await (const name of blobs.list(folder + prefix)) yield name.slice(folder.length);
  },
});

/** Photos of posts; the gateway serves them by signed addresses. */
export const photoFiles = (blobs: BlobStore): PhotoFiles => filesIn(blobs, 'media/', photoPrefix);

/** Pictures of groups, which are public. */
export const groupPictures = (blobs: BlobStore): PhotoFiles => filesIn(blobs, 'images/', picturePrefix);
