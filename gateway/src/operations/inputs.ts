import { Reaction, SpoilerKind, TargetKind } from '@seyir/proto';
import { z } from 'zod';

/** Ids are UUIDs, and the owning service refuses others. The limit only rejects obvious junk. */
export const id = z.string().min(1).max(64);

export const ids = (most: number) => z.array(id).max(most);

/** Identifies a source or a group of sources. */
export const hash = z.string().min(1).max(128);

export const slug = z.string().min(1).max(200);

/** Pages count from 1. */
export const page = z.int().min(1).max(100_000).default(1);

/** The `nextCursor` of the previous page; opaque here, the owning service checks it. */
export const cursor = z.string().min(1).max(600).nullish();

export const size = (usual: number, most = 100) => z.int().min(1).max(most).default(usual);

/** A text whose graphemes the owning service counts; here it may have at most eight code points per grapheme. */
export const text = (graphemes: number) =>
  z
    .string()
    .min(1)
    .max(graphemes * 16)
    .refine((value) => value.trim() !== '');

const known = <E extends Record<string, string | number>>(of: E) =>
  z.enum(of).refine((value) => value !== 0) as z.ZodType<E[keyof E]>;

const targetKind = known(TargetKind);
export const reaction = known(Reaction);

export const target = z.object({ kind: targetKind, id });

/**
 * Without a title it means the title that the target is about, or that of the post's card; with EPISODE, and without season and
 * number, the episode of the target or of the card.
 */
export const spoiler = z
  .object({
    kind: known(SpoilerKind),
    titleId: id.optional(),
    season: z.int().min(0).max(10_000).optional(),
    number: z.int().min(0).max(100_000).optional(),
  })
  .optional();

/** Sent as call metadata, which allows only visible ASCII. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,128}$/)
  .optional();
