/** A photo that the gateway has re-encoded and stored. */
export interface StoredPhoto {
  /** `asset/file` in the media store. */
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Describes the photo for people who cannot see it; may be empty. */
  readonly alt: string;
}

/** A photo of a message. */
export interface Photo extends StoredPhoto {
  readonly id: string;
}

/** Maximum number of photos of a message. */
export const MOST_PHOTOS = 4;

/** The common beginning of all names of messages' photos in the media store; photos of posts have another one. */
export const photoPrefix = 'message-';

const DAY_MS = 86_400_000;

/** `message-{day}-{random}/photo.webp`: the day of the upload shows how old a photo without a message is. */
const STORED = /^message-(\d{4}-\d{2}-\d{2})-[0-9a-f-]{36}\/photo\.webp$/;

export const isStoredPhoto = (file: string): boolean => STORED.test(file);

/** Whether a photo without a message is so old that no message can follow for it. */
export const isOldPhoto = (file: string, now: Date): boolean => {
  const day = STORED.exec(file)?.[1];
  return day !== undefined && Date.parse(`${day}T00:00:00Z`) < now.getTime() - 2 * DAY_MS;
};
