// Starts and stops the whole site twice in this process, and ends by itself: a handle that leaked would keep it alive.
import 'reflect-metadata';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { embeddedEnv, startSite } from '../dist/index.js';

const free = createServer().listen(0, '127.0.0.1');
await once(free, 'listening');
const { port } = free.address();
free.close();

const config = embeddedEnv.parse({
  PORT: '0',
  HEALTH_PORT: String(port),
  SEYIR_DATA: process.argv[2],
  SEYIR_DEMO: 'false',
  LOG_LEVEL: 'silent',
});
for (const round of [1, 2]) {
  const site = await startSite(config, () => undefined);
  const { status } = await fetch(site.address);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  await ready.text();
  await site.close();
  console.log(`round ${round}: ${status}, ready ${ready.status}`);
}
