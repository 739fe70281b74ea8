import type { NormalizedCacheObject } from '@apollo/client';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type PageAnswer, RenderScopeProvider } from '../lib/render-scope.js';
import { siteName } from '../lib/site.js';
import { SignInBroker } from '../lib/sign-in-broker.js';
import { shellTexts } from '../features/shell/texts.js';
import type { RenderOptions } from '../server/types.js';
import { createServerClient } from './apollo/server-client.js';
import { stateScript } from './apollo/state-script.js';
import { ownScript, PAGE_SCRIPTS, scriptHashes } from './inline-scripts.js';
import { loadPage } from './pages.js';
import { Providers } from './providers.js';
import { Root } from './root.js';

/**
 * Renders a whole page before it answers: the page is cacheable, readable without scripts, and its status can depend on its
 * data (404 for an unknown slug).
 */
export async function renderPage(request: Request, options: RenderOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const file = await loadPage(pathname);
  const abort = new AbortController();
  const client = createServerClient(options.fetchGraphql, abort.signal);
  const answer: PageAnswer = {};
  let failed = false;
  const tree = (
    <RenderScopeProvider value={{ origin: options.origin, developerPages: options.developerPages, answer }}>
      <StaticRouter location={pathname + search}>
        <Providers client={client} broker={new SignInBroker()}>
          <Root />
        </Providers>
      </StaticRouter>
    </RenderScopeProvider>
  );
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY, // no late chunks that scripts would have to insert
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
  // A timeout is not a fault of the page: its data may arrive at the next attempt.
  const late = abort.signal.aborted;
  const state = stateScript(client.extract() as NormalizedCacheObject);
  // Its request goes out before those of the page's scripts.
  const head = (failed ? failureHead(html) : '') + ownScript(file) + state + options.head(file);
  const page = html.replace('</head>', () => `${head}</head>`);
  return new Response(page, {
    status: late ? 503 : failed ? 500 : (answer.status ?? 200),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      [PAGE_SCRIPTS]: scriptHashes(file).join(' '),
      ...(late && { 'retry-after': '1' }),
    },
  });
}

/** Head elements of the error page. React does not hoist head elements from a fallback. */
function failureHead(html: string): string {
  if (html.includes('<title>')) return '';
  return `<title>${shellTexts.errorTitle} · ${siteName}</title><meta name="robots" content="noindex"/>`;
}

/** A writable that passes everything written to it to `done` as one text. */
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
