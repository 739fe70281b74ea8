import { filesIn, type BlobStore, type StoredFiles } from '@seyir/kit';
import { photoPrefix } from '../../domain/photo.js';

/** Photos of messages; the gateway serves them by signed addresses, which only the two members get. */
export const photoFiles = (blobs: BlobStore): StoredFiles => filesIn(blobs, 'media/', photoPrefix);
