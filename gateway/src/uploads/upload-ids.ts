import { createHmac, timingSafeEqual } from 'node:crypto';

/** A photo that a member uploaded and has not used yet. */
export interface UploadedPhoto {
  /** `asset/file` in the media store. */
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Ids of uploads: signed for the member who uploaded the photo, so that nobody else can use it. */
export interface UploadIds {
  make(memberId: string, photo: UploadedPhoto): string;
  /** Undefined for an invalid id, and for another member's. */
  read(memberId: string, id: string): UploadedPhoto | undefined;
}

/** `{day}.{random}.{width}x{height}.{signature}` */
const ID = /^(\d{4}-\d{2}-\d{2})\.([0-9a-f-]{36})\.(\d{1,5})x(\d{1,5})\.([\w-]{43})$/;
const FILE = /^photo-(\d{4}-\d{2}-\d{2})-([0-9a-f-]{36})\/photo\.webp$/;

/** The name of a new photo in the media store; the day shows its owner how old an unused photo is. */
export const photoFile = (now: Date, random: string): string =>
  `photo-${now.toISOString().slice(0, 10)}-${random}/photo.webp`;

export const createUploadIds = (secret: string): UploadIds => {
  const sign = (memberId: string, text: string) =>
    createHmac('sha256', secret).update(`u1/${memberId}/${text}`).digest();
  return {
    make(memberId, { file, width, height }) {
      const [, day = '', random = ''] = FILE.exec(file) ?? [];
      const text = `${day}.${random}.${width}x${height}`;
      return `${text}.${sign(memberId, text).toString('base64url')}`;
    },
    read(memberId, id) {
      const [, day, random, width, height, signature = ''] = ID.exec(id) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(memberId, `${day}.${random}.${width}x${height}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return {
        file: `photo-${day}-${random}/photo.webp`,
        width: Number(width),
        height: Number(height),
      };
    },
  };
};
