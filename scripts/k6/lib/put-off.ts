const STATUSES = [429, 503, 504];
const CODES = ['SLOW_DOWN', 'TRY_AGAIN', 'DEADLINE'];

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Refused {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** Whether the site said that it cannot answer just now, by status or in GraphQL's own way. */
export const putsOff = ({ status, body }: Answer): boolean => {
  if (status !== 200) return STATUSES.includes(status);
  const text = String(body);
  // Pages may hold the word, too.
  if (!text.startsWith('{') || !text.includes('"errors"')) return false;
  const { errors = [] } = JSON.parse(text) as Refused;
  return errors.length > 0 && errors.every(({ extensions }) => CODES.includes(extensions?.code ?? ''));
};
