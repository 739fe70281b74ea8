import { z } from 'zod';
import { uploadPhoto } from '../../operations/social/upload-photo.js';
import { photoUses } from '../../uploads/upload-ids.js';
import { photo } from '../fields.js';
import { row, type Row } from '../row.js';
import { path } from '../shapes/common.js';

/** Form posts of the site's own pages, which are not in the specification: GraphQL cannot carry files. */
export const uploadRows: readonly Row[] = [
  row({
    path: '/upload/photo',
    summary:
      'Stores a photo for a post, or with `use=message` for a message; `uploadId` names it in createPost, editPost, sendMessage and openConversation.',
    auth: 'member',
    photo: 'photo',
    input: z.object({ photo, use: z.enum(photoUses).default('post') }),
    answer: z.object({ uploadId: z.string(), src: path, width: z.number(), height: z.number() }),
    run: (ctx, input) => uploadPhoto(ctx, input),
  }),
];
