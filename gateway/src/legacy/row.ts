import type { ErrorCode } from '@seyir/kit/stateless';
import type { z } from 'zod';
import type { Ctx } from '../context.js';

/** One legacy call: what it takes, who may, what it answers. The registrar does everything else (product-spec §7). */
export interface Row<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  /** As the specification writes it: `/{type}/all/load`; what stands in braces is a field too. */
  readonly path: string;
  /** Value of the form field `type` that selects a row of /ajax/service. */
  readonly type?: string;
  readonly summary: string;
  readonly auth: 'public' | 'member';
  /** Polled: without a session it answers without the `session` flag, so that a visitor's page stays calm. */
  readonly calm?: boolean;
  /** Fields as they arrive: text, or lists of text. */
  readonly input: I;
  /** Field that is a photo: then the call comes as multipart/form-data. */
  readonly photo?: string;
  /** Fields that may stand in the address as well, by their name there; the body's go first. */
  readonly fromAddress?: Readonly<Record<string, string>>;
  /** The answer's fields besides `success`. */
  readonly answer: O;
  /** Text for missing fields, where the call has one of its own. */
  readonly missing?: string;
  /** Code for missing fields, where it is not BAD_INPUT. */
  readonly missingCode?: ErrorCode;
  /** The operation's names of fields that this call names otherwise. */
  readonly names?: Readonly<Record<string, string>>;
  run(ctx: Ctx, input: z.output<I>): Promise<z.output<O>>;
}

/** Names of the fields that a row's path holds. */
export const pathFields = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Checks a row's parts against each other; what the registrar then holds is one kind of row. */
export const row = <I extends z.ZodObject, O extends z.ZodObject>(given: Row<I, O>): Row => given;
