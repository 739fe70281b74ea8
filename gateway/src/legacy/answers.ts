import type { ErrorCode } from '@seyir/kit/stateless';
import { errorTable } from '@seyir/kit/stateless';
import { present } from '../errors/present.js';
import type { Row } from './row.js';

/** What a refused call answers (spec/legacy-calls `conventions`). */
export interface Refusal {
  readonly success: false;
  readonly code: ErrorCode;
  readonly error: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly session?: true;
  /** Where it is done instead. */
  readonly link?: string;
}

/** Product-rules: for missing fields without a text of their own. */
const MISSING = 'Lütfen gerekli alanları doldurunuz !';

/** The page that leads to where passwords are kept. */
const SIGN_IN = '/giris-yap';

/** The same text as `error` and `message`; `session` where the page shows its sign-in. */
export const refusal = (thrown: unknown, row?: Row): Refusal => {
  const shown = present(thrown);
  const { problems } = shown;
  const isMissing = shown.code === 'BAD_INPUT' && Object.values(problems ?? {}).includes('required');
  const code = isMissing && row?.missingCode ? row.missingCode : shown.code;
  const text = !isMissing
    ? shown.message
    : row?.missingCode
      ? errorTable[row.missingCode].text
      : (row?.missing ?? MISSING);
  const asksForSession = (code === 'NO_SESSION' || code === 'SESSION_ENDED') && !row?.calm;
  return {
    success: false,
    code,
    error: text,
    message: text,
    ...(shown.fields && { fields: renamed(shown.fields, row?.names) }),
    ...(asksForSession && { session: true }),
    ...(code === 'SIGN_IN_ELSEWHERE' && { link: SIGN_IN }),
  };
};

/** Problems are found under the operation's names; the page knows its own. */
const renamed = (
  fields: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [names[name] ?? name, text]));
