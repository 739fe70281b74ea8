import { z } from 'zod';

/** Form values are text; JSON may bring numbers and booleans, which the registrar turns into text first. */
const trimmed = z.string().transform((value) => value.trim());

/** Text that must be there. */
export const text = (most = 10_000) => trimmed.pipe(z.string().min(1).max(most));

/** Text that is kept as it was typed. */
export const rawText = (most = 10_000) => z.string().min(1).max(most);

export const optionalText = (most = 10_000) =>
  trimmed
    .pipe(z.string().max(most))
    .optional()
    .transform((value) => value || undefined);

export const id = text(64);
export const optionalId = optionalText(64);

const digits = trimmed.pipe(z.string().regex(/^\d{1,9}$/)).transform(Number);

export const number = trimmed.pipe(z.string().min(1)).pipe(digits);

/** The bytes of a photo. */
export const photo = z.any().superRefine((value, { addIssue }) => {
  if (value instanceof Uint8Array && value.length > 0) return;
  const input: unknown = value instanceof Uint8Array ? undefined : value;
  addIssue({ code: 'invalid_type', expected: 'file', input });
}) as unknown as z.ZodType<Uint8Array>;

/** Absent and empty alike. */
export const optionalNumber = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)
  .pipe(digits.optional());

/** Pages count from 1; absent, empty and 0 are the first. */
export const page = optionalNumber.transform((value) => Math.max(1, value ?? 1));

/** '1', 'on' and 'true' are yes; whatever else, and nothing, is no. */
export const flag = z
  .string()
  .optional()
  .transform((value) => ['1', 'on', 'true'].includes(value?.trim() ?? ''));

/** A word that stands for one of few things. */
export const wordOf = <T>(words: Readonly<Record<string, T>>) =>
  text(32)
    .refine((word) => Object.hasOwn(words, word))
    .transform((word) => words[word] as T);

/** A number that stands for one of few things. */
export const oneOf = <T extends number>(values: readonly T[]) =>
  number.refine((value) => values.includes(value as T)).transform((value) => value as T);
