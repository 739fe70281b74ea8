import { expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { startSite } from './support/site.js';

const refused = (url: string) =>
  fetch(`${url}/livez`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );

it('closes as soon as the answer that was under way is out, and does not wait for its connection', async () => {
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
  const answer = fetch(site.url).then((response) => response.text());
  await asked.promise;
  const closed = site.close();
  await eventually(() => refused(site.url));
  released.resolve();
  expect(await answer).toContain('late');
  await closed;
});
