import { DomainError, type FieldProblem } from '@seyir/kit/stateless';
import type { z } from 'zod';
import type { Ctx } from '../context.js';
import type { LimitName } from '../limits/limits.js';

/** The function that GraphQL fields and legacy rows call. Rejects with DomainError. */
export type Operation<I, O> = (ctx: Ctx, input: I) => Promise<O>;

export interface OperationDefinition<S extends z.ZodType, O> {
  readonly input: S;
  /** `member` requires a session before anything else. */
  readonly access: 'public' | 'member';
  readonly limit?: LimitName;
  run(ctx: Ctx, input: z.output<S>): Promise<O>;
}

/**
 * One operation of the site: checks access, limit and input, then makes its calls, with at most one write. Unknown input fields
 * are dropped; an invalid one is BAD_INPUT with its problem by field.
 */
export const operation =
  <S extends z.ZodType, O>({
    input: schema,
    access,
    limit,
    run,
  }: OperationDefinition<S, O>): Operation<z.input<S>, O> =>
  async (ctx, input) => {
    if (access === 'member') assertMember(ctx);
    const data = readInput(schema, input);
    if (limit && !ctx.facts.unlimited) await ctx.parts.limiter.take(limit, ctx.countedAs);
    return run(ctx, data);
  };

/** NO_SESSION; SESSION_ENDED if a cookie was sent; TRY_AGAIN while the session cannot be read. */
export const assertMember = (ctx: Ctx): void => {
  assertKnown(ctx);
  const { kind } = ctx.state;
  if (kind !== 'active') throw new DomainError(kind === 'none' ? 'NO_SESSION' : 'SESSION_ENDED');
};

/** TRY_AGAIN while the session cannot be read: a member must not count as a visitor because accounts does not answer. */
export const assertKnown = ({ state }: Ctx): void => {
  if (state.kind === 'unknown')
    throw new DomainError('TRY_AGAIN', { reason: 'accounts does not answer', retryAfterMs: 1000 });
};

/**
 * Parses the input by the schema. Throws BAD_INPUT with a problem by field, also for a lone surrogate in any text: the services'
 * codec would silently replace it.
 */
export const readInput = <T extends z.ZodType>(schema: T, input: unknown): z.output<T> => {
  // The message includes the input, to distinguish a missing field from one of another type.
  const parsed = schema.safeParse(input, { reportInput: true });
  if (!parsed.success) throw badFields(parsed.error);
  const broken = brokenTexts(parsed.data).map((path) => [path, 'invalid' as const]);
  if (broken.length > 0)
    throw new DomainError('BAD_INPUT', { fields: Object.fromEntries(broken), reason: 'lone surrogate' });
  return parsed.data;
};

/** The paths (with dots) of texts with a lone surrogate. Bytes are not texts. */
const brokenTexts = (read: unknown, path: readonly string[] = []): string[] => {
  if (typeof read === 'string') return read.isWellFormed() ? [] : [path.join('.') || 'input'];
  if (typeof read !== 'object' || read === null || ArrayBuffer.isView(read)) return [];
  return Object.entries(read).flatMap(([name, value]) => brokenTexts(value, [...path, name]));
};

const badFields = (error: z.ZodError): DomainError => {
  const fields: Record<string, FieldProblem> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'input'] ??= problemOf(issue);
  return new DomainError('BAD_INPUT', { fields, reason: Object.keys(fields).join(', ') });
};

const problemOf = (issue: z.core.$ZodIssue): FieldProblem => {
  // A number is out of range, which is neither missing nor too long.
  if ('origin' in issue && ['number', 'int', 'bigint'].includes(String(issue.origin))) return 'invalid';
  switch (issue.code) {
    case 'too_big':
      return 'too_long';
    case 'too_small':
      return issue.minimum === 1 ? 'required' : 'too_short';
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid';
    default:
      return issue.input === undefined || issue.input === '' ? 'required' : 'invalid';
  }
};
