import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { RenderBundle } from '../server/types.js';
import { renderOptions } from './render-context.js';

/** Entry of the server build; `createWebHandler` of this package loads it. */
export const createPageHandler: RenderBundle['createPageHandler'] = (options) => {
  const handle = createRequestHandler(build, 'production');
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const context = new RouterContextProvider();
    context.set(renderOptions, options);
    // Rebuilt without headers: what a page shows can never depend on a cookie.
    const page = await handle(new Request(request.url, { signal: request.signal }), context);
    return request.method === 'HEAD' ? new Response(null, page) : page;
  };
};
