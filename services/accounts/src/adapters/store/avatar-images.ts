import type { BlobStore } from '@seyir/kit';
import type { AvatarImages } from '../../app/ports.js';
import { uploadedAvatars } from '../../domain/avatar.js';

/** Prefix of every image of the site; the gateway serves it as `/i/`. */
const IMAGES = 'images/';

export const avatarImages = (blobs: BlobStore): AvatarImages => ({
  has: async (name) => (await blobs.stat(IMAGES + name)) !== undefined,
  delete: (name) => blobs.delete(IMAGES + name),
  async *uploaded() {
    for await (const name of blobs.list(IMAGES + uploadedAvatars)) yield name.slice(IMAGES.length);
  },
});
