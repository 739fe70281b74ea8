import { check } from 'k6';
import http, { type RefinedResponse } from 'k6/http';
import { Rate } from 'k6/metrics';
import { putsOff } from './put-off.ts';
import { profile, settings } from './settings.ts';

/** The operations of the pages: a production site executes no others. */
const documents = new Map(
  Object.values(JSON.parse(open('../../../web/src/generated/documents.json')) as Record<string, string>).map(
    (text) => [/^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '', text],
  ),
);

type Answer = RefinedResponse<'text'>;

let failures = 0;

/** A smoke run prints every failure; in larger runs each VU prints only its first. */
const warn = (name: string, { status, body, error }: Answer): void => {
  if (profile === 'smoke' || failures === 0)
    console.warn(`${name}: ${status} ${error || String(body).slice(0, 200)}`);
  failures += 1;
};

/** The share of answers that refuse because of overload, as opposed to wrong answers. */
const heldBack = new Rate('held_back');

/**
 * Checks an answer, unless it refuses because of overload, which is counted separately. Returns whether it is
 * correct.
 */
export const holds = (
  name: string,
  what: string,
  response: Answer,
  isRight: (answer: Answer) => boolean,
): boolean => {
  const off = putsOff(response);
  heldBack.add(off);
  const right = !off && check(response, { [what]: isRight });
  if (!right) warn(name, response);
  return right;
};

/** The cookies and headers of an open session. */
export interface Session {
  readonly cookie: string;
}

/** Every visitor has accepted the age gate; otherwise the watch flow would request no stream of 18+ titles. */
const AGE = 'censor=18';

export const headers = (session: Session | undefined) => ({
  Origin: settings.origin,
  Cookie: session ? `${session.cookie}; ${AGE}` : AGE,
});

/** The text of an operation of the pages. */
export const documentOf = (name: string): string => {
  const text = documents.get(name);
  if (!text) throw new Error(`the pages have no operation ${name}`);
  return text;
};

/** Visits share no cookies: sessions are passed explicitly. */
const params = (name: string, type: string | undefined, session: Session | undefined) => ({
  headers: { ...headers(session), ...(type && { 'Content-Type': type }) },
  tags: { name },
  jar: new http.CookieJar(),
  responseType: 'text' as const,
});

/** A page as a browser's first request. */
export const page = (path: string, name: string): string => {
  const response = http.get(settings.site + path, params(name, undefined, undefined));
  holds(
    name,
    'page is there',
    response,
    ({ status, body }) => status === 200 && String(body).includes('</html>'),
  );
  return String(response.body);
};

/** A form of the legacy calls. */
export const form = (path: string, fields: Record<string, string>, session?: Session): Answer => {
  const body = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return http.post(settings.site + path, body, params(path, 'application/x-www-form-urlencoded', session));
};

/** Data of an operation of the pages; undefined after a refusal. */
export const operation = <T>(name: string, variables: object, session?: Session): T | undefined => {
  const query = documentOf(name);
  const response = http.post(
    `${settings.site}/graphql`,
    JSON.stringify({ query, variables }),
    params(name, 'application/json', session),
  );
  const answer = response.status === 200 ? (response.json() as { data?: T; errors?: unknown }) : undefined;
  const answered = holds(name, 'operation is answered', response, () => !!answer?.data && !answer.errors);
  return answered ? answer?.data : undefined;
};

const cookieOf = (response: Answer): string =>
  Object.entries(response.cookies)
    .map(([name, values]) => `${name}=${values[0]?.value ?? ''}`)
    .join('; ');

/** Opens a session; undefined if the site refused. */
export const signIn = (login: { username: string; password: string }): Session | undefined => {
  const response = form('/auth/login', login);
  const cookie = cookieOf(response);
  holds('/auth/login', 'session is open', response, () => cookie !== '');
  return cookie === '' ? undefined : { cookie };
};
