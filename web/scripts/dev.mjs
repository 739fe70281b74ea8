// The pages from source, drawn anew with every change, beside the gateway of a running `npm start`.
import { createServer as createHttpServer } from 'node:http';
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

/** As a visitor's browser asks. */
const fetchGraphql = async (request, signal) => {
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

async function page(request, response) {
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
    const answer = await createPageHandler(options)(new Request(new URL(request.url, gateway)));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await vite.transformIndexHtml(request.url, await answer.text()));
  } catch (error) {
    vite.ssrFixStacktrace(error);
    response.writeHead(500).end(String(error?.stack));
  }
}

server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
