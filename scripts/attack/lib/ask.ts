import { send, type AnyCall, type Call, type Caller } from '../../site/caller.ts';
import { documentOf } from '../../site/documents.ts';
import type { Json } from '../../lib/json.ts';

/**
 * The answer of a call of any kind. `code`: of the error table; undefined for a success. `ms`: until the whole answer
 * arrived
 */
export type Answer = {
  status: number;
  code: string | undefined;
  data: Json;
  text: string;
  headers: Headers;
  ms: number;
};

/** An answer that takes longer counts as missing. */
const PATIENCE_MS = 20_000;

/** @returns the code UNANSWERED and status 0 if the site closed the connection or did not answer */
export const answerOf = async (call: AnyCall): Promise<Answer> => {
  const began = performance.now();
  const response = await send({ ...call, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(silence);
  const text = await response.text().catch(() => '');
  const ms = performance.now() - began;
  const { status, headers } = response;
  return { status: headers.has(SILENT) ? 0 : status, headers, text, ms, ...partsOf(text) };
};

const SILENT = 'x-attack-silent';

/** Stands for a missing answer. */
const silence = (error: Error) =>
  Response.json(
    { success: false, code: 'UNANSWERED', message: String(error.cause ?? error) },
    { headers: { [SILENT]: '1' } },
  );

const partsOf = (text: string) => {
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
 * @param headers in addition to those of our own pages
 */
export const ask = (
  caller: Caller,
  name: string,
  variables: object = {},
  headers: Record<string, string> = {},
) => answerOf(withHeaders(caller.graphql(documentOf(name), variables), headers));

/** Sends a form of the legacy calls. */
export const submit = (
  caller: Caller,
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) => answerOf(withHeaders(caller.form(path, fields), headers));

const withHeaders = (call: Call, headers: Record<string, string>) => ({
  ...call,
  headers: { ...call.headers, ...headers },
});
