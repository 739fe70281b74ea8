const STATUSES = [429, 503, 504];
const CODES = ['SLOW_DOWN', 'TRY_AGAIN', 'DEADLINE'];

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Refused {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** Whether the site refused because of overload, by status or by GraphQL error code. */
export const putsOff = ({ status, body }: Answer): boolean => {
  if (status !== 200) return STATUSES.includes(status);
  const text = String(body);
  // The text of a page may also contain the code.
  if (!text.startsWith('{') || !text.includes('"errors"')) return false;
  const { errors = [] } = JSON.parse(text) as Refused;
  return errors.length > 0 && errors.every(({ extensions }) => CODES.includes(extensions?.code ?? ''));
};
