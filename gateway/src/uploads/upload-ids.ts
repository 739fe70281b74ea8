import { createHmac, timingSafeEqual } from 'node:crypto';

/** The uses of uploaded photos. Each use has names of its own, because another service deletes the unused photos of each. */
export const photoUses = ['post', 'message'] as const;
export type PhotoUse = (typeof photoUses)[number];

/** A photo that a member uploaded and has not used yet. */
export interface UploadedPhoto {
  /** `asset/file` in the media store. */
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Ids of uploads: signed for the member who uploaded the photo and for one use, so that nobody else can use it. */
export interface UploadIds {
  make(memberId: string, photo: UploadedPhoto): string;
  /** Undefined for an invalid id, for another member's, and for that of another use. */
  read(memberId: string, id: string, use: PhotoUse): UploadedPhoto | undefined;
}

/** The beginning of the names in the media store, and that of the ids. */
const prefixes: Readonly<Record<PhotoUse, { readonly name: string; readonly id: string }>> = {
  post: { name: 'photo-', id: '' },
  message: { name: 'message-', id: 'm.' },
};

/** `{day}.{random}.{width}x{height}.{signature}` after the prefix of its use. */
const ID = /^(m\.)?(\d{4}-\d{2}-\d{2})\.([0-9a-f-]{36})\.(\d{1,5})x(\d{1,5})\.([\w-]{43})$/;
const FILE = /^(photo-|message-)(\d{4}-\d{2}-\d{2})-([0-9a-f-]{36})\/photo\.webp$/;

/** The name of a new photo in the media store; the day shows its owner how old an unused photo is. */
export const photoFile = (use: PhotoUse, now: Date, random: string): string =>
  `${prefixes[use].name}${now.toISOString().slice(0, 10)}-${random}/photo.webp`;

export const createUploadIds = (secret: string): UploadIds => {
  const sign = (memberId: string, text: string) =>
    createHmac('sha256', secret).update(`u1/${memberId}/${text}`).digest();
  return {
    make(memberId, { file, width, height }) {
      const [, name, day = '', random = ''] = FILE.exec(file) ?? [];
      const prefix = name === prefixes.message.name ? prefixes.message.id : prefixes.post.id;
      const text = `${prefix}${day}.${random}.${width}x${height}`;
      return `${text}.${sign(memberId, text).toString('base64url')}`;
    },
    read(memberId, id, use) {
      const [, prefix = '', day, random, width, height, signature = ''] = ID.exec(id) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(memberId, `${prefix}${day}.${random}.${width}x${height}`);
      if (prefix !== prefixes[use].id) return undefined;
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return {
        file: `${prefixes[use].name}${day}-${random}/photo.webp`,
        width: Number(width),
        height: Number(height),
      };
    },
  };
};
