import { z } from 'zod';
import { uploadPhoto } from '../../operations/social/upload-photo.js';
import { photo } from '../fields.js';
import { row, type Row } from '../row.js';
import { path } from '../shapes/common.js';

/** Form posts of the site's own pages, which are not in the specification: GraphQL cannot carry files. */
export const uploadRows: readonly Row[] = [
  row({
    path: '/upload/photo',
    summary: 'Stores a photo for a post; `uploadId` names it in createPost and editPost.',
    auth: 'member',
    photo: 'photo',
    input: z.object({ photo }),
    answer: z.object({ uploadId: z.string(), src: path, width: z.number(), height: z.number() }),
    run: (ctx, input) => uploadPhoto(ctx, input),
  }),
];
