import { solve } from './bot-check.mjs';
import { pageDocuments } from './page-documents.mjs';

/**
 * A call that is not sent yet.
 * @typedef {{ url: string, method: string, headers: Record<string, string>, body: string }} Call
 */

/** The cookies that an answer sets, as the next call sends them. @param {Response} response */
export const cookiesOf = (response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** @param {Call} call */
export const send = ({ url, ...init }) => fetch(url, init);

/**
 * Calls a site as its own pages do.
 * @param {string} origin
 * @param {string} [cookie] of an open session
 */
export const callerOf = (origin, cookie = '') => {
  /** @param {string} path @param {string} type @param {string} body @returns {Call} */
  const post = (path, type, body) => ({
    url: origin + path,
    method: 'POST',
    headers: { 'content-type': type, origin, ...(cookie && { cookie }) },
    body,
  });
  /** @param {string} path @param {Record<string, string>} [fields] */
  const form = (path, fields = {}) =>
    post(path, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString());
  /** @param {string} query @param {object} [variables] */
  const graphql = (query, variables = {}) =>
    post('/graphql', 'application/json', JSON.stringify({ query, variables }));
  /** What a call answers; rejects when it was refused. @param {Call} call @returns {Promise<any>} */
  const answer = async (call) => {
    const body = /** @type {any} */ (await (await send(call)).json());
    if (body.errors || body.success === false) throw new Error(JSON.stringify(body).slice(0, 300));
    return body;
  };
  /** @param {string} query @param {object} [variables] */
  const data = async (query, variables) => (await answer(graphql(query, variables))).data;
  /** What a form of the older calls sends besides. @param {'LOGIN' | 'REGISTER' | 'CONTACT'} action */
  const botCheck = async (action) => {
    const { captchaChallenge } = await data(pageDocuments.get('CaptchaChallenge') ?? '', { action });
    return { recaptcha_response_field: await solve(captchaChallenge) };
  };
  return {
    cookie,
    form,
    graphql,
    answer,
    data,
    botCheck,
    /** The same caller in a session of its own. @param {{ username: string, password: string }} login */
    async signedIn({ username, password }) {
      const fields = { username, password, ...(await botCheck('LOGIN')) };
      const response = await send(form('/auth/login', fields));
      const opened = cookiesOf(response);
      if (!opened) throw new Error(`no session: ${await response.text()}`);
      return callerOf(origin, opened);
    },
  };
};

/** @typedef {ReturnType<typeof callerOf>} Caller */
