const STATUSES = [429, 503, 504];
const CODES = ['SLOW_DOWN', 'TRY_AGAIN', 'DEADLINE'];

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** `code` is of a legacy call, which refuses with status 200. */
interface Refused {
  readonly success?: boolean;
  readonly code?: string;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** Whether the site refused because of overload, by status or by the error code of GraphQL or of a legacy call. */
export const putsOff = ({ status, body }: Answer): boolean => {
  if (status !== 200) return STATUSES.includes(status);
  const text = String(body);
  // The text of a page may also contain the code.
  if (!text.startsWith('{') || !/"errors"|"success":false/.test(text)) return false;
  const { errors = [], success, code = '' } = JSON.parse(text) as Refused;
  if (success === false) return CODES.includes(code);
  return errors.length > 0 && errors.every(({ extensions }) => CODES.includes(extensions?.code ?? ''));
};
