import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startSite, type Site } from './support/site.js';

const secret = 'i'.repeat(40);
let site: Site;
beforeAll(async () => {
  site = await startSite({
    config: { internal: { host: '127.0.0.1', port: 0, secret }, trustedDocuments: [] },
  });
});
afterAll(() => site.close());

const ask = (headers: Record<string, string>, port = site.gateway.internalPort) =>
  fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ viewer { id } titles { count } }' }),
  });

it('answers the web server, always as a visitor', async () => {
  const response = await ask({ authorization: `Bearer ${secret}`, cookie: 'sid=token-1' });
  expect(await response.json()).toEqual({ data: { viewer: null, titles: { count: 1 } } });
});

it('refuses everyone else', async () => {
  for (const authorization of ['', 'Bearer ', `Bearer ${secret}x`, secret]) {
    const response = await ask({ authorization });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  }
});

it('is not available on the public listener', async () => {
  const response = await ask({ authorization: `Bearer ${secret}` }, Number(new URL(site.url).port));
  expect(response.status).toBe(403);
});

it('a port that is in use is reported with its variable, also the internal port', async () => {
  const taken = { host: '127.0.0.1', port: Number(new URL(site.url).port) };
  await expect(startSite({ config: taken })).rejects.toThrow(/^PORT: port \d+ is taken: /);
  await expect(startSite({ config: { internal: { ...taken, secret } } })).rejects.toThrow(/^INTERNAL_PORT: /);
});
