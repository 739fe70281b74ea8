import type { RenderBundle } from '../server/types.js';
import { renderPage } from './entry.server.js';

/** Entry of the server build; `createWebHandler` of this package loads it. */
export const createPageHandler: RenderBundle['createPageHandler'] = (options) => async (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  // The request is rebuilt without headers, so that a page cannot depend on a cookie.
  const page = await renderPage(new Request(request.url, { signal: request.signal }), options);
  return request.method === 'HEAD' ? new Response(null, page) : page;
};
