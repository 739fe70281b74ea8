import { z } from 'zod';
import { optionalId, optionalText, photos } from './fields.js';

/** One value or a list of values. */
export const texts = z
  .union([z.string().transform((value) => [value]), z.array(z.string())])
  .optional()
  .transform((values) => values ?? []);

/** The fields of a new post, in the feed or in a group. */
export const newPostFields = {
  photo: photos,
  message: optionalText(32_000),
  type: z.enum(['post', 'poll']),
  questOrTitle: optionalText(3_200),
  questAnswer: texts,
  group_id: optionalId,
};

/** The operation's field names, with their names in the legacy call. */
export const newPostNames = {
  body: 'message',
  photos: 'photo',
  files: 'photo',
  question: 'questOrTitle',
  answers: 'questAnswer',
} as const;

type Given = Omit<z.output<z.ZodObject<typeof newPostFields>>, 'group_id'>;

/** The input of the operation. */
export const newPostOf = ({ message, photo, type, questOrTitle, questAnswer }: Given) => ({
  body: message ?? '',
  poll: type === 'poll' ? { question: questOrTitle ?? '', answers: questAnswer } : undefined,
  files: photo,
});
