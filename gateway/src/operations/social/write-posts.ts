import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { DomainError } from '@seyir/kit/stateless';
import { CardKind, type ClapResponse, type Poll, type Post } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { id, idempotencyKey, spoiler } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { postMarked } from './shared-feed.js';
import { postPhotos, storedPhotos } from './upload-photo.js';

/** The owning service counts graphemes. The text may be empty for a poll or with photos. */
const body = z.string().max(2_000 * 16);

/** The fields of a new post. */
export const newPost = {
  body,
  spoiler,
  card: z.object({ kind: z.enum(CardKind), id }).optional(),
  poll: z
    .object({
      question: z.string().max(200 * 16),
      answers: z.array(z.string().max(100 * 16)).max(20),
      endsAt: z.date().optional(),
    })
    .optional(),
  ...postPhotos,
  idempotencyKey,
};

type NewPost = Omit<z.output<z.ZodObject<typeof newPost>>, 'idempotencyKey'>;

/** A new post as social expects it; its photos are stored before. */
export const postRequest = async (ctx: Ctx, { poll, photos, files, ...input }: NewPost) => ({
  ...input,
  photos: await storedPhotos(ctx, { photos, files }),
  ...(poll && { poll: { ...poll, endsAt: poll.endsAt && timestampFromDate(poll.endsAt) } }),
});

/** Adds a text with up to four photos, or a poll, to the feed. DUPLICATE_ANSWERS and TOO_FEW_ANSWERS for a poll's answers. */
export const createPost = operation({
  input: z.object(newPost),
  access: 'member',
  limit: 'writing',
  async run(ctx, { idempotencyKey, ...input }): Promise<Post> {
    const request = await postRequest(ctx, input);
    const { post } = await ctx.services.social.createPost(request, writeOptions(ctx, idempotencyKey));
    postMarked(ctx);
    return postOf(post);
  },
});

/**
 * Changes text and spoiler scope of an own post, and adds photos; without a given scope the scope stays. OUTDATED if the post was
 * changed meanwhile.
 */
export const editPost = operation({
  input: z.object({ id, body, spoiler, version: z.int().min(0), ...postPhotos, idempotencyKey }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { id: postId, idempotencyKey, photos, files, ...input }): Promise<Post> {
    const request = { ...input, postId, photos: await storedPhotos(ctx, { photos, files }) };
    const { post } = await ctx.services.social.editPost(request, writeOptions(ctx, idempotencyKey));
    postMarked(ctx);
    return postOf(post);
  },
});

/** Removes an own post; moderators may remove any. */
export const deletePost = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  async run(ctx, { id: postId }): Promise<void> {
    await ctx.services.social.deletePost({ postId });
    postMarked(ctx);
  },
});

/** Removes one photo of an own post. BAD_INPUT for the last photo of a post without a text. */
export const deletePostPhoto = operation({
  input: z.object({ photoId: id }),
  access: 'member',
  limit: 'toggling',
  async run(ctx, input): Promise<Post> {
    const { post } = await ctx.services.social.deletePostPhoto(input);
    postMarked(ctx);
    return postOf(post);
  },
});

/** Adds claps to another member's post, up to 50 per member. */
export const clap = operation({
  input: z.object({ postId: id, claps: z.int().min(1).max(50), idempotencyKey }),
  access: 'member',
  limit: 'clapping',
  async run(ctx, { postId, claps, idempotencyKey }): Promise<ClapResponse> {
    const clapped = await ctx.services.social.clap({ postId, claps }, writeOptions(ctx, idempotencyKey));
    postMarked(ctx);
    return clapped;
  },
});

/** Casts the viewer's one vote, which cannot be changed. CONFLICT for a second vote; POLL_ENDED. */
export const voteInPoll = operation({
  input: z.object({ postId: id, answer: z.int().min(1).max(10), idempotencyKey }),
  access: 'member',
  limit: 'toggling',
  async run(ctx, { postId, answer, idempotencyKey }): Promise<Poll> {
    const options = writeOptions(ctx, idempotencyKey);
    const { poll } = await ctx.services.social.voteInPoll({ postId, answer }, options);
    postMarked(ctx);
    if (!poll) throw new DomainError('INTERNAL', { reason: 'a vote without a poll' });
    return poll;
  },
});

const postOf = (post: Post | undefined): Post => {
  if (!post) throw new DomainError('INTERNAL', { reason: 'an answer without a post' });
  return post;
};
