const DAY_MS = 86_400_000;

/** Folder of uploaded avatars among the images. Demo and imported avatars are elsewhere and are never swept. */
export const uploadedAvatars = 'avatars/u/';

/** `avatars/u/{day}/{random}.webp`: the day of the upload shows how long an image has been without a row. */
const UPLOADED = /^avatars\/u\/(\d{4}-\d{2}-\d{2})\/[0-9a-f-]{36}\.webp$/;

export const isUploadedAvatar = (name: string): boolean => UPLOADED.test(name);

/** Whether an image without a row is so old that no row can arrive any more. */
export const isOld = (name: string, now: Date): boolean => {
  const day = UPLOADED.exec(name)?.[1];
  return day !== undefined && Date.parse(`${day}T00:00:00Z`) < now.getTime() - 2 * DAY_MS;
};
