import { expect, test } from '@jest/globals';
import type * as Web from '../src/server/index.js';
import { gatewayOf } from './support/gateway.js';

const { createWebHandler } = (await import('@seyir/web')) as typeof Web;

test('B-02 the results page renders without scripts, is not indexed, and the server does not run the search', async () => {
  let searches = 0;
  const handle = await createWebHandler({
    fetchGraphql: gatewayOf({ search: () => (searches += 1) }),
    origin: 'https://seyir.example',
  });
  const answer = await handle(new Request('http://web.internal/ara?q=gece%20%3Cvapur%3E'));
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>“gece &lt;vapur&gt;” için sonuçlar<\/h1>/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<form[^>]* action="\/ara"/);
  expect(html).toContain('value="gece &lt;vapur&gt;"');
  expect(searches).toBe(0);
});
