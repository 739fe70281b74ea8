/** The use of an uploaded photo. It cannot be used for anything else. */
export type PhotoUse = 'post' | 'message';

/** A stored photo that a post or a message can refer to. */
export interface UploadedPhoto {
  uploadId: string;
  src: string;
  width: number;
  height: number;
}

export type UploadAnswer =
  ({ success: true } & UploadedPhoto) | { success: false; error: string; session?: boolean };

/**
 * Uploads a photo for a post or a message. An empty `error` means that there was no answer. It does not use `fetch`, which reports no progress.
 * @param onProgress called with the uploaded share, 0 to 1
 */
export const uploadPhoto = (
  file: Blob,
  use: PhotoUse,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadAnswer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failed = () => resolve({ success: false, error: '' });
    request.open('POST', '/upload/photo');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve((request.response as UploadAnswer | null) ?? { success: false, error: '' });
    request.onerror = failed;
    request.onabort = failed;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.set('use', use);
    body.set('photo', file);
    request.send(body);
  });
