import type { BlobStore } from '@seyir/kit';
import type { AvatarImages } from '../../app/ports.js';
import { uploadedAvatars } from '../../domain/avatar.js';

/** Every image of the site lies below it; the gateway serves it as `/i/`. */
const IMAGES = 'images/';

export const avatarImages = (blobs: BlobStore): AvatarImages => ({
  has: async (name) => (await blobs.stat(IMAGES + name)) !== undefined,
  delete: (name) => blobs.delete(IMAGES + name),
  async *uploaded() {
    for await (const name of blobs.list(IMAGES + uploadedAvatars)) yield name.slice(IMAGES.length);
  },
});
