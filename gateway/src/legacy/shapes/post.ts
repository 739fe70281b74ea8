import type { Poll, Post } from '@seyir/proto';
import { z } from 'zod';
import { mediaAddress, type MediaSigner } from '../../addresses/media-signature.js';

const answer = z.object({ value: z.string(), name: z.string(), count: z.number(), percent: z.number() });

export const answers = z.array(answer);

const poll = z.object({ question: z.string(), answers });

export const post = z.object({
  id: z.string(),
  type: z.enum(['post', 'poll']),
  message: z.string(),
  photos: z.array(z.object({ id: z.string(), image: z.string() })),
  poll: poll.nullable(),
});

/** Percents are whole; they need not sum up to 100. */
export const asAnswers = ({ answers: given, voteCount }: Poll): z.output<typeof answers> =>
  given.map(({ text: name, count }, index) => ({
    value: String(index + 1),
    name,
    count,
    percent: voteCount > 0 ? Math.round((100 * count) / voteCount) : 0,
  }));

export const asPhotos = ({ photos }: Post, media: MediaSigner): z.output<typeof post>['photos'] =>
  photos.map(({ id, file }) => ({ id, image: mediaAddress(media, file) ?? '' }));

export const asPost = (shown: Post, media: MediaSigner): z.output<typeof post> => {
  const { id, body: message, poll: asked } = shown;
  return {
    id,
    message,
    photos: asPhotos(shown, media),
    type: asked ? 'poll' : 'post',
    poll: asked ? { question: asked.question, answers: asAnswers(asked) } : null,
  };
};
