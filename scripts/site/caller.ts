import { solve } from './bot-check.ts';
import type { Json } from '../lib/json.ts';
import { documentOf } from './documents.ts';

/** A call that has not been sent yet. */
export type Call = {
  url: string;
  method: 'GET' | 'POST' | 'OPTIONS';
  headers: Record<string, string>;
  body: string;
};

/** A call with any body, or none. */
export type AnyCall = Omit<Call, 'body'> & { body?: RequestInit['body']; signal?: AbortSignal };

/** The cookies that an answer sets, in the format of the Cookie header. */
export const cookiesOf = ({ headers }: Pick<Response, 'headers'>) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

export const send = ({ url, ...init }: AnyCall) => fetch(url, init);

/**
 * Calls a site as its own pages do.
 * @param cookie of an open session
 */
export const callerOf = (origin: string, cookie: string = '') => {
  const post = (path: string, type: string, body: string): Call => ({
    url: origin + path,
    method: 'POST',
    headers: { 'content-type': type, origin, ...(cookie && { cookie }) },
    body,
  });
  const form = (path: string, fields: Record<string, string> = {}) =>
    post(path, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString());
  const graphql = (query: string, variables: object = {}) =>
    post('/graphql', 'application/json', JSON.stringify({ query, variables }));
  /** The data of a call; rejects if it was refused. */
  const answer = async (call: Call): Promise<Json> => {
    const body: Json = await (await send(call)).json();
    if (body.errors || body.success === false) throw new Error(JSON.stringify(body).slice(0, 300));
    return body;
  };
  const data = async (query: string, variables?: object) => (await answer(graphql(query, variables))).data;
  /** The bot check fields of a legacy form. */
  const botCheck = async (action: 'LOGIN' | 'REGISTER' | 'CONTACT') => {
    const { captchaChallenge } = await data(documentOf('CaptchaChallenge'), { action });
    return { recaptcha_response_field: await solve(captchaChallenge) };
  };
  return {
    cookie,
    form,
    graphql,
    answer,
    data,
    botCheck,
    /** The same caller with a new session. */
    async signedIn({ username, password }: { username: string; password: string }) {
      const fields = { username, password, ...(await botCheck('LOGIN')) };
      const response = await send(form('/auth/login', fields));
      const opened = cookiesOf(response);
      if (!opened) throw new Error(`no session: ${await response.text()}`);
      return callerOf(origin, opened);
    },
  };
};

export type Caller = ReturnType<typeof callerOf>;
