import sharp from 'sharp';
import { answerOf, type Answer } from './ask.ts';
import type { Caller } from '../../site/caller.ts';

/** A photo of one colour. */
const plainPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#2EC4B6' } })
    .png()
    .toBuffer();

/** Sends a form with a photo. @param type and `file` are sent as the browser's kind and name of the photo */
export const sendPhoto = (
  caller: Caller,
  path: string,
  {
    field,
    fields = {},
    bytes,
    type = 'image/png',
    file = 'foto.png',
  }: {
    field: string;
    fields?: Record<string, string>;
    bytes: Buffer;
    type?: string | undefined;
    file?: string | undefined;
  },
): Promise<Answer> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), file);
  const { url, method, headers } = caller.form(path);
  const { 'content-type': _, ...others } = headers;
  return answerOf({ url, method, headers: others, body: form });
};

/** Uploads a photo for a post, or for a message. @returns its `uploadId` */
export const uploadPhoto = async (caller: Caller, use: 'post' | 'message' = 'post'): Promise<string> => {
  const { code, data, text } = await sendPhoto(caller, '/upload/photo', {
    field: 'photo',
    fields: { use },
    bytes: await plainPhoto(),
  });
  if (code) throw new Error(`/upload/photo: ${text.slice(0, 200)}`);
  return data.uploadId;
};
