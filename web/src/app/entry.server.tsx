import type { NormalizedCacheObject } from '@apollo/client';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { createServerClient } from './apollo/server-client.js';
import { withStateScript } from './apollo/state-script.js';
import type { RenderOptions } from '../server/types.js';
import { SignInDesk } from '../lib/sign-in-desk.js';
import { developmentOptions } from './development-options.js';
import { Providers } from './providers.js';
import { type PageAnswer, renderOptions, RenderScopeProvider } from './render-context.js';

/** Repeats the constant of `@seyir/web`, which must not be loaded into this bundle. */
const nonce = '__CSP_NONCE__';

/**
 * Renders a page to its end before answering: the whole of it is cacheable, readable without scripts,
 * and its status may depend on its data (404 for a slug that nobody has).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const options = optionsOf(context);
  const abort = new AbortController();
  const client = createServerClient(options.fetchGraphql, abort.signal);
  const answer: PageAnswer = {};
  let failed = false;
  const tree = (
    <RenderScopeProvider
      value={{ origin: options.origin, nonce, developerPages: options.developerPages, answer }}
    >
      <Providers client={client} desk={new SignInDesk()}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Providers>
    </RenderScopeProvider>
  );
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY, // no late chunks that scripts would have to move
      onAllReady: () => {
        clearTimeout(timer);
        stream.pipe(collect(resolve));
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError: (error) => {
        failed = true;
        options.onError(error, request);
      },
    });
    const timer = setTimeout(() => {
      abort.abort();
      stream.abort();
    }, options.renderTimeoutMs);
  });
  if (answer.redirect) return new Response(null, { status: 301, headers: { location: answer.redirect } });
  headers.set('content-type', 'text/html; charset=utf-8');
  const finalStatus = failed ? 500 : (answer.status ?? status);
  return new Response(withStateScript(html, client.extract() as NormalizedCacheObject), {
    status: finalStatus,
    headers,
  });
}

/** `react-router dev` has no page handler that sets options; its own are left out of builds. */
function optionsOf(context: RouterContextProvider): RenderOptions {
  return import.meta.env.DEV ? developmentOptions : context.get(renderOptions);
}

/** A sink that hands over everything written to it as one text. */
function collect(done: (text: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, next) {
      parts.push(part);
      next();
    },
    final(next) {
      done(Buffer.concat(parts).toString('utf8'));
      next();
    },
  });
}

/** Errors of loaders and routing land here; rendering errors go through `onError` above. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted) optionsOf(context).onError(error, request);
}
