import type { ErrorCode } from '@seyir/kit/stateless';
import type { z } from 'zod';
import type { Ctx } from '../context.js';

/** One legacy call: its input, access and response. The registrar does everything else (product-spec §7). */
export interface Row<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  /** As in the specification: `/{type}/all/load`; the parts in braces are fields too. */
  readonly path: string;
  /** Another path of the call, with the same fields. */
  readonly also?: string;
  /** Path fields that must be numbers; a path without a number there does not match this row. */
  readonly digits?: readonly string[];
  /** Value of the form field `type` that selects a row of /ajax/service. */
  readonly type?: string;
  readonly summary: string;
  readonly auth: 'public' | 'member';
  /** A read whose answer to visitors may be kept. */
  readonly kept?: boolean;
  /** For polled calls: without a session the response has no `session` flag, so that a visitor's page shows no sign-in. */
  readonly calm?: boolean;
  /** Fields as received: text, or lists of text. */
  readonly input: I;
  /** Optional fields of this site's own form that the specification's call does not have. */
  readonly additions?: readonly string[];
  /** Names of photo fields; the call is then multipart/form-data. */
  readonly photo?: string | readonly string[];
  /** Fields that may also be in the address, by their name there; the body has priority. */
  readonly fromAddress?: Readonly<Record<string, string>>;
  /** The fields of the response, except `success`. */
  readonly answer: O;
  /** The call's own text for missing fields; by field if only some have one. */
  readonly missing?: string | Readonly<Record<string, string>>;
  /** Code for missing fields, if not BAD_INPUT. */
  readonly missingCode?: ErrorCode;
  /** The operation's names of fields with another name in this call. */
  readonly names?: Readonly<Record<string, string>>;
  run(ctx: Ctx, input: z.output<I>): Promise<z.output<O>>;
}

/** Names of the fields in a row's path. */
export const pathFields = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Type-checks a row's parts against each other; the registrar gets one common row type. */
export const row = <I extends z.ZodObject, O extends z.ZodObject>(given: Row<I, O>): Row => given;
