import { errorTable, toDomainError, type ErrorCode, type FieldProblem } from '@seyir/kit/stateless';
import { problemTexts } from './texts.js';

/** An error as it may leave the house: from the table, and nothing else. */
export interface PresentedError {
  readonly code: ErrorCode;
  readonly http: number;
  readonly message: string;
  /** Turkish texts by field. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly problems?: Readonly<Record<string, FieldProblem>>;
  readonly retryAfterMs?: number;
}

export const present = (thrown: unknown): PresentedError => {
  const error = toDomainError(thrown);
  const { http, text } = errorTable[error.code];
  const { fields, retryAfterMs } = error.details;
  return {
    code: error.code,
    http,
    message: text,
    ...(fields && {
      problems: fields,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, problem]) => [name, problemTexts[problem]]),
      ),
    }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
};

/** Whole seconds for a Retry-After header, at least one. */
export const retryAfterSeconds = (ms: number): string => String(Math.max(1, Math.ceil(ms / 1000)));
