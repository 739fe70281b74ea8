// Development server: renders the pages from source with hot reload, using the gateway of a running `npm start`.
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'vite';

const gateway = 'http://127.0.0.1:3000';
const port = Number(process.env.PORT ?? 5173);
const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => page(request, response)),
);
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: { server } },
});

/** Sends a GraphQL request like a visitor's browser. */
const fetchGraphql = async (request: object, signal: AbortSignal) => {
  const headers = { 'content-type': 'application/json', origin: gateway };
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(request),
    signal,
  });
  return answer.json();
};

const head = () =>
  '<link rel="stylesheet" href="/src/styles/app.css"/><script type="module" src="/src/app/entry.client.tsx"></script>';

async function page(request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '/';
  try {
    const { createPageHandler } = await vite.ssrLoadModule('/src/app/server-bundle.ts');
    const options = {
      fetchGraphql,
      origin: gateway,
      developerPages: true,
      renderTimeoutMs: 10_000,
      head,
      onError: console.error,
    };
    const answer = await createPageHandler(options)(new Request(new URL(path, gateway)));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await vite.transformIndexHtml(path, await answer.text()));
  } catch (error) {
    const fault = error instanceof Error ? error : new Error(String(error));
    vite.ssrFixStacktrace(fault);
    response.writeHead(500).end(String(fault.stack));
  }
}

server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
