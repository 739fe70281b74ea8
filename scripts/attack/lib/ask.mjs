import { send } from '../../lib/caller.mjs';
import { pageDocuments } from '../../lib/page-documents.mjs';

/**
 * What a call answered, whatever it was.
 * @typedef {{ status: number, code: string | undefined, data: any, text: string, headers: Headers, ms: number }} Answer
 *   `code`: of the error table; undefined where the call was answered. `ms`: until the whole answer was there
 */

/** An answer that takes longer is none. */
const PATIENCE_MS = 20_000;

/**
 * @param {import('../../lib/caller.mjs').Call} call
 * @returns {Promise<Answer>} with the code UNANSWERED and status 0 where the site closed without a word, or kept still
 */
export const answerOf = async (call) => {
  const began = performance.now();
  const response = await send(
    /** @type {any} */ ({ ...call, signal: AbortSignal.timeout(PATIENCE_MS) }),
  ).catch(silence);
  const text = await response.text().catch(() => '');
  const ms = performance.now() - began;
  const { status, headers } = response;
  return { status: headers.has(SILENT) ? 0 : status, headers, text, ms, ...partsOf(text) };
};

const SILENT = 'x-attack-silent';

/** What stands for an answer that did not come. @param {Error} error */
const silence = (error) =>
  Response.json(
    { success: false, code: 'UNANSWERED', message: String(error.cause ?? error) },
    { headers: { [SILENT]: '1' } },
  );

/** @param {string} text */
const partsOf = (text) => {
  try {
    const body = JSON.parse(text);
    if (Array.isArray(body.errors))
      return { code: body.errors[0]?.extensions?.code ?? 'NO_CODE', data: body.data };
    if (body.success === false) return { code: body.code ?? 'NO_CODE', data: body };
    return { code: undefined, data: body.data ?? body };
  } catch {
    return { code: 'NO_JSON', data: undefined };
  }
};

/**
 * Sends a document of the pages.
 * @param {import('../../lib/caller.mjs').Caller} caller @param {string} name @param {object} [variables]
 * @param {Record<string, string>} [headers] besides those of our own page
 */
export const ask = (caller, name, variables = {}, headers = {}) => {
  const text = pageDocuments.get(name);
  if (!text) throw new Error(`the pages have no document ${name}`);
  return answerOf(withHeaders(caller.graphql(text, variables), headers));
};

/**
 * Sends a form of the legacy calls.
 * @param {import('../../lib/caller.mjs').Caller} caller @param {string} path @param {Record<string, string>} [fields]
 * @param {Record<string, string>} [headers]
 */
export const submit = (caller, path, fields = {}, headers = {}) =>
  answerOf(withHeaders(caller.form(path, fields), headers));

/** @param {import('../../lib/caller.mjs').Call} call @param {Record<string, string>} headers */
const withHeaders = (call, headers) => ({ ...call, headers: { ...call.headers, ...headers } });
