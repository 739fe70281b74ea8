import { badInput } from '@seyir/kit/stateless';
import { z } from 'zod';
import { mediaAddress } from '../../addresses/media-signature.js';
import type { Ctx } from '../../context.js';
import { SpooledFile } from '../../uploads/spool.js';
import { photoFile, photoUses, type PhotoUse, type UploadedPhoto } from '../../uploads/upload-ids.js';
import { operation } from '../operation.js';

export const photoInput = z.custom<SpooledFile>((value) => value instanceof SpooledFile);

/**
 * Stores a photo for a later post or message of the viewer: a new image that contains only its pixels, with a new random name. The
 * later call refers to it by the answer's `uploadId`. UNSUPPORTED_IMAGE; IMAGE_TOO_LARGE; SLOW_DOWN while too many wait.
 */
export const uploadPhoto = operation({
  input: z.object({ photo: photoInput, use: z.enum(photoUses).default('post') }),
  access: 'member',
  async run(ctx, { photo, use }) {
    const stored = await storePhoto(ctx, photo, use);
    const { media, uploadIds } = ctx.parts;
    const { file, width, height } = stored;
    return {
      uploadId: uploadIds.make(ctx.viewer.memberId ?? '', stored),
      src: mediaAddress(media, file) ?? '',
      width,
      height,
    };
  },
});

/** Stores a photo before its row; its owner deletes the photo if no row follows. */
const storePhoto = async ({ parts }: Ctx, photo: SpooledFile, use: PhotoUse): Promise<UploadedPhoto> => {
  const { blobs, clock, ids } = parts.platform;
  const { bytes, width, height } = await parts.photos.post(photo);
  const file = photoFile(use, clock.now(), ids.secret());
  await blobs.put(`media/${file}`, bytes, 'image/webp');
  return { file, width, height };
};

/** Uploaded photos by id, with alt texts. */
export const uploadedPhotos = z
  .array(
    z.object({
      uploadId: z.string().max(200),
      alt: z
        .string()
        .max(300 * 16)
        .default(''),
    }),
  )
  .max(4)
  .optional();

/** Photos of a post: uploaded ones, and files of the form. */
export const postPhotos = {
  photos: uploadedPhotos,
  files: z.array(photoInput).max(4).optional(),
};

/** The stored photos of `postPhotos`. BAD_INPUT for an id that is not the viewer's; other errors as in `uploadPhoto`. */
export const storedPhotos = async (
  ctx: Ctx,
  { photos = [], files = [] }: z.output<z.ZodObject<typeof postPhotos>>,
) => {
  const stored = photosOfUse(ctx, photos, 'post');
  for (const file of files) stored.push({ ...(await storePhoto(ctx, file, 'post')), alt: '' });
  return stored;
};

/** Photos that the viewer has uploaded for this use, for example a post. BAD_INPUT for any other id. */
export const photosOfUse = (
  { parts, viewer }: Ctx,
  photos: z.output<typeof uploadedPhotos>,
  use: PhotoUse,
): (UploadedPhoto & { readonly alt: string })[] =>
  (photos ?? []).map(({ uploadId, alt }) => {
    const photo = parts.uploadIds.read(viewer.memberId ?? '', uploadId, use);
    if (!photo) throw badInput({ photos: 'invalid' });
    return { ...photo, alt };
  });
