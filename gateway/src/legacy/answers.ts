import type { ErrorCode } from '@seyir/kit/stateless';
import { errorTable } from '@seyir/kit/stateless';
import { present } from '../errors/present.js';
import type { Row } from './row.js';

/** The response to a refused call (spec/legacy-calls `conventions`). */
export interface Refusal {
  readonly success: false;
  readonly code: ErrorCode;
  readonly error: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly session?: true;
  /** Path of the page where the member can do it instead. */
  readonly link?: string;
}

/** The text of the product rules for missing fields without a text of their own. */
const MISSING = 'Lütfen gerekli alanları doldurunuz !';

/** The page that leads to the identity provider, where passwords are managed. */
const SIGN_IN = '/giris-yap';

/** `error` and `message` have the same text; `session` is set if the page should show its sign-in. */
export const refusal = (thrown: unknown, row?: Row): Refusal => {
  const shown = present(thrown);
  const { problems } = shown;
  const isMissing = shown.code === 'BAD_INPUT' && Object.values(problems ?? {}).includes('required');
  const code = isMissing && row?.missingCode ? row.missingCode : shown.code;
  const text = !isMissing
    ? shown.message
    : row?.missingCode
      ? errorTable[row.missingCode].text
      : missingText(row?.missing, problems ?? {});
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

const missingText = (own: Row['missing'], problems: Readonly<Record<string, string>>): string => {
  if (typeof own === 'string') return own;
  const field = Object.keys(own ?? {}).find((name) => problems[name] === 'required');
  return (field && own?.[field]) ?? MISSING;
};

/** Problems have the operation's field names; the page expects its own names. */
const renamed = (
  fields: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [names[name] ?? name, text]));
