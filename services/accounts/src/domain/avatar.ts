const DAY_MS = 86_400_000;

/** Where uploaded avatars lie among the images; the demo's and imported ones lie elsewhere and are never swept. */
export const uploadedAvatars = 'avatars/u/';

/** `avatars/u/{day}/{random}.webp`: the day of the upload tells how long an image may have waited for its row. */
const UPLOADED = /^avatars\/u\/(\d{4}-\d{2}-\d{2})\/[0-9a-f-]{36}\.webp$/;

export const isUploadedAvatar = (name: string): boolean => UPLOADED.test(name);

/** Whether an image without a row has been there for so long that none will come. */
export const isOld = (name: string, now: Date): boolean => {
  const day = UPLOADED.exec(name)?.[1];
  return day !== undefined && Date.parse(`${day}T00:00:00Z`) < now.getTime() - 2 * DAY_MS;
};
