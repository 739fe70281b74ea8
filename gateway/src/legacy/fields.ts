import { z } from 'zod';
import { SpooledFile } from '../uploads/spool.js';

/** Form values are text; JSON may contain numbers and booleans, which the registrar converts to text first. */
const trimmed = z.string().transform((value) => value.trim());

/** Required text. */
export const text = (most = 10_000) => trimmed.pipe(z.string().min(1).max(most));

/** Text that is stored as typed; blank counts as missing. */
export const rawText = (most = 10_000) =>
  z
    .string()
    .max(most)
    .superRefine((value, { addIssue }) => {
      if (value.trim() === '') addIssue({ code: 'custom', input: '' });
    });

export const optionalText = (most = 10_000) =>
  trimmed
    .pipe(z.string().max(most))
    .optional()
    .transform((value) => value || undefined);

export const id = text(64);
export const optionalId = optionalText(64);

const digits = trimmed.pipe(z.string().regex(/^\d{1,9}$/)).transform(Number);

export const number = trimmed.pipe(z.string().min(1)).pipe(digits);

/** A photo on disk; the last one if there are several. */
export const photo = z
  .any()
  .transform((value: unknown) =>
    Array.isArray(value) && isPhoto(value.at(-1)) ? (value.at(-1) as unknown) : value,
  )
  .superRefine((value, { addIssue }) => {
    if (isPhoto(value) && value.size > 0) return;
    addIssue({ code: 'invalid_type', expected: 'file', input: isPhoto(value) ? undefined : value });
  }) as unknown as z.ZodType<SpooledFile>;

/** Photos on disk, possibly none. A form without a chosen file sends an empty one, which is left out. */
export const photos = z
  .any()
  .optional()
  .transform((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
  .transform((values) => values.filter(isPhoto).filter(({ size }) => size > 0)) as unknown as z.ZodType<
  SpooledFile[]
>;

/** A photo on disk; the last one if there are several, undefined for none. */
export const optionalPhoto = photos.transform((values) => values.at(-1));

const isPhoto = (value: unknown): value is SpooledFile => value instanceof SpooledFile;

/** A missing and an empty field are treated alike. */
export const optionalNumber = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)
  .pipe(digits.optional());

/** Pages count from 1; missing, empty and 0 mean the first. */
export const page = optionalNumber.transform((value) => Math.max(1, value ?? 1));

/** '1', 'on' and 'true' are true; everything else, also a missing value, is false. */
export const flag = z
  .string()
  .optional()
  .transform((value) => ['1', 'on', 'true'].includes(value?.trim() ?? ''));

/** '1' is true, '0' and a missing value are false, anything else is refused. */
export const bitField = z
  .string()
  .optional()
  .transform((value) => value?.trim() || '0')
  .pipe(z.enum(['0', '1']))
  .transform((value) => value === '1');

/** Reads a word that stands for one of a few values. */
export const wordOf = <T>(words: Readonly<Record<string, T>>) =>
  text(32)
    .refine((word) => Object.hasOwn(words, word))
    .transform((word) => words[word] as T);

/** Reads a number that stands for one of a few values. */
export const oneOf = <T extends number>(values: readonly T[]) =>
  number.refine((value) => values.includes(value as T)).transform((value) => value as T);
