import { z } from 'zod';
import { imagePath } from '../links.js';
import { operation } from '../operation.js';

/**
 * Shows a photo as the viewer's avatar: a new image under a new random name, stored before its row is. Photos are
 * counted where their bytes come in. UNSUPPORTED_IMAGE; IMAGE_TOO_LARGE.
 */
export const setAvatar = operation({
  input: z.object({ photo: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  access: 'member',
  async run({ parts, services }, { photo }) {
    const { blobs, clock, ids } = parts.platform;
    const image = await parts.photos.avatar(photo);
    // The day tells the sweep how long an image has waited for its row.
    const avatar = `avatars/u/${clock.now().toISOString().slice(0, 10)}/${ids.secret()}.webp`;
    await blobs.put(`images/${avatar}`, image, 'image/webp');
    const { member } = await services.accounts.setAvatar({ avatar });
    return { image: imagePath(member?.avatar ?? '') ?? '' };
  },
});
