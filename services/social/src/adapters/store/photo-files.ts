import { filesIn, type BlobStore, type StoredFiles } from '@seyir/kit';
import { picturePrefix } from '../../domain/group.js';
import { photoPrefix } from '../../domain/photo.js';

/** Photos of posts; the gateway serves them by signed addresses. */
export const photoFiles = (blobs: BlobStore): StoredFiles => filesIn(blobs, 'media/', photoPrefix);

/** Pictures of groups, which are public. */
export const groupPictures = (blobs: BlobStore): StoredFiles => filesIn(blobs, 'images/', picturePrefix);
