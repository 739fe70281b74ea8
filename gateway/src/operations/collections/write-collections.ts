import { DomainError } from '@seyir/kit/stateless';
import { CollectionVisibility, type Collection, type SetCollectionLikeResponse } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';

/** The owning service counts graphemes. */
const texts = { name: z.string().max(80 * 16), description: z.string().max(1_000 * 16) };
const visibility = z.enum(CollectionVisibility).refine((value) => value !== CollectionVisibility.UNSPECIFIED);
const entries = z
  .array(
    z.object({
      titleId: id,
      note: z
        .string()
        .max(300 * 16)
        .optional(),
    }),
  )
  .max(501);

/** Creates a collection. BAD_INPUT, NOT_FOUND for an unknown title, LIMIT_REACHED. */
export const createCollection = operation({
  input: z.object({
    ...texts,
    description: texts.description.default(''),
    visibility: visibility.default(CollectionVisibility.PUBLIC),
    entries,
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  run: async (ctx, { idempotencyKey, ...input }): Promise<Collection> =>
    written(await ctx.services.social.createCollection(input, writeOptions(ctx, idempotencyKey))),
});

/** Changes name, description, visibility and cover of an own collection. OUTDATED if it was changed meanwhile. */
export const editCollection = operation({
  input: z.object({
    id,
    ...texts,
    visibility,
    coverTitleId: id.optional(),
    version: z.int().min(0),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  run: async (ctx, { id: collectionId, idempotencyKey, ...input }): Promise<Collection> =>
    written(
      await ctx.services.social.editCollection({ ...input, collectionId }, writeOptions(ctx, idempotencyKey)),
    ),
});

/** Replaces titles, order and notes of an own collection. */
export const setCollectionEntries = operation({
  input: z.object({ id, entries, version: z.int().min(0).optional(), idempotencyKey }),
  access: 'member',
  limit: 'writing',
  run: async (ctx, { id: collectionId, idempotencyKey, ...input }): Promise<Collection> =>
    written(
      await ctx.services.social.setCollectionEntries(
        { ...input, collectionId },
        writeOptions(ctx, idempotencyKey),
      ),
    ),
});

/** Removes an own collection; moderators may remove any. */
export const deleteCollection = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: collectionId }): Promise<void> =>
    void (await services.social.deleteCollection({ collectionId })),
});

/** Likes another member's collection, or removes the like; toggles without `active`. */
export const setCollectionLike = operation({
  input: z.object({ id, active: z.boolean().optional(), idempotencyKey }),
  access: 'member',
  limit: 'toggling',
  run: (ctx, { id: collectionId, idempotencyKey, ...input }): Promise<SetCollectionLikeResponse> =>
    ctx.services.social.setCollectionLike({ ...input, collectionId }, writeOptions(ctx, idempotencyKey)),
});

const written = ({ collection }: { collection?: Collection | undefined }): Collection => {
  if (!collection) throw new DomainError('INTERNAL', { reason: 'an answer without a collection' });
  return collection;
};
