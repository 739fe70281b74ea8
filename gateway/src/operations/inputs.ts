import { Reaction, SpoilerKind, TargetKind } from '@seyir/proto';
import { z } from 'zod';

/** Ids are UUIDs; what is none cannot be there, which the owner says. The bound keeps junk away from it. */
export const id = z.string().min(1).max(64);

export const ids = (most: number) => z.array(id).max(most);

/** Names a source or a group of sources. */
export const hash = z.string().min(1).max(128);

export const slug = z.string().min(1).max(200);

/** Pages count from 1. */
export const page = z.int().min(1).max(100_000).default(1);

export const size = (usual: number, most = 100) => z.int().min(1).max(most).default(usual);

/** Text that its owner counts in graphemes: at most eight code points each, which is what is let through here. */
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

/** Without season and number an episode's own place is meant. */
export const spoiler = z
  .object({
    kind: known(SpoilerKind),
    season: z.int().min(0).max(10_000).optional(),
    number: z.int().min(0).max(100_000).optional(),
  })
  .optional();

/** Travels as metadata of a call, which takes visible ASCII alone. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,128}$/)
  .optional();
