import type { FetchGraphql, GraphqlAnswer } from './types.js';

/** Header on answers of the gateway's internal endpoint and on pages: the reads whose change makes them stale. */
export const PAGE_READS = 'x-page-reads';

/**
 * Posts operations to the gateway's internal endpoint; a transport failure rejects. `onReads` receives the reads of
 * an answer.
 */
export function overHttp(
  url: string | undefined,
  headers: Record<string, string> = {},
  onReads: (reads: string) => void = () => undefined,
): FetchGraphql {
  if (!url) throw new Error('createWebHandler needs fetchGraphql or graphqlUrl');
  return async (request, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(request),
      signal,
    });
    // A refused operation answers 4xx with a GraphQL body; any other failure has no useful body.
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (!isJson) throw new Error(`GraphQL answered ${response.status}`);
    onReads(response.headers.get(PAGE_READS) ?? '');
    return (await response.json()) as GraphqlAnswer;
  };
}
