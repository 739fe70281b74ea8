import { filesIn, type BlobStore, type StoredFiles } from '@seyir/kit';
import { uploadedAvatars } from '../../domain/avatar.js';

/** Uploaded avatars; the gateway serves all images of the site as `/i/`. */
export const avatarImages = (blobs: BlobStore): StoredFiles => filesIn(blobs, 'images/', uploadedAvatars);
