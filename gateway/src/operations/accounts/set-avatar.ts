import { z } from 'zod';
import { imagePath } from '../links.js';
import { SpooledFile } from '../../uploads/spool.js';
import { operation } from '../operation.js';

/**
 * Sets a photo as the viewer's avatar: a new image with a new random name, stored before its row. Photos are counted when their
 * bytes arrive. UNSUPPORTED_IMAGE; IMAGE_TOO_LARGE; SLOW_DOWN while too many wait.
 */
export const setAvatar = operation({
  input: z.object({ photo: z.custom<SpooledFile>((value) => value instanceof SpooledFile) }),
  access: 'member',
  async run({ parts, services }, { photo }) {
    const { blobs, clock, ids } = parts.platform;
    const image = await parts.photos.avatar(photo);
    // The day in the name shows the sweep how long an image has been without a row.
    const avatar = `avatars/u/${clock.now().toISOString().slice(0, 10)}/${ids.secret()}.webp`;
    await blobs.put(`images/${avatar}`, image, 'image/webp');
    const { member } = await services.accounts.setAvatar({ avatar });
    return { image: imagePath(member?.avatar ?? '') ?? '' };
  },
});
