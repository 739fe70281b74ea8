import { errorTable, toDomainError, type ErrorCode, type FieldProblem } from '@seyir/kit/stateless';
import { sanctionText } from './sanction-text.js';
import { problemTexts } from './texts.js';

/** An error for callers: only data of the error table. */
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
  const { fields, retryAfterMs, sanction } = error.details;
  return {
    code: error.code,
    http,
    message: sanction ? sanctionText(error.code, sanction) : text,
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
