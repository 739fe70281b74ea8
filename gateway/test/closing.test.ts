import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { startSite } from './support/site.js';

const refused = (url: string) =>
  fetch(`${url}/livez`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );

/** A site whose pages are rendered when `released` resolves; `asked` resolves when a request waits for one. */
const slowSite = async () => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const site = await startSite({
    web: {
      async handle() {
        asked.resolve();
        await released.promise;
        return new Response('<p>late</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
    },
  });
  return { site, asked: asked.promise, released };
};

it('closes as soon as the running response is sent, without waiting for its connection', async () => {
  const { site, asked, released } = await slowSite();
  const answer = fetch(site.url).then((response) => response.text());
  await asked;
  const closed = site.close();
  await eventually(() => refused(site.url));
  released.resolve();
  expect(await answer).toContain('late');
  await closed;
});

it('ends kept connections with a response on both ports, without a failed request', async () => {
  const secret = 'i'.repeat(32);
  const site = await startSite({ config: { internal: { host: '127.0.0.1', port: 0, secret } } });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const listeners = [site.url, `http://127.0.0.1:${site.gateway.internalPort}`];
  let answered = 0;
  const visit = async (listener: string): Promise<void> => {
    for (let last = false; !last; answered += 1) last = await ask(`${listener}/graphql`, agent);
  };
  const visits = Promise.all([...listeners, ...listeners].map(visit));
  await eventually(() => answered > 20);
  const leaving = site.gateway.leave(1_000);
  await visits;
  await leaving;
  await site.close();
  agent.destroy();
});

/** Whether the response says that it is the last one on its connection. */
const ask = (url: string, agent: Agent): Promise<boolean> =>
  new Promise((resolve, reject) => {
    request(url, { agent, method: 'POST' }, (response) =>
      response.resume().once('end', () => resolve(response.headers.connection === 'close')),
    )
      .once('error', reject)
      .end('{}');
  });

it('answers requests on a connection that was open before it began to close', async () => {
  const { site, asked, released } = await slowSite();
  const { hostname, port } = new URL(site.url);
  const early = connect(Number(port), hostname);
  await once(early, 'connect');
  // Accepted after the previous connection, so that one is accepted too.
  const first = fetch(site.url).then((response) => response.text());
  await asked;
  const closed = site.close();
  await eventually(() => refused(site.url));
  early.write(`GET /baska HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`);
  const answer = text(early);
  released.resolve();
  expect(await answer).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n.*late/is);
  expect(await first).toContain('late');
  await closed;
});
