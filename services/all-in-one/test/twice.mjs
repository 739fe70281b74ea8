// Starts and stops the whole site twice in this process, and ends by itself: a handle that leaked would keep it alive.
import 'reflect-metadata';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { embeddedEnv, startSite } from '../dist/index.js';

const free = createServer().listen(0, '127.0.0.1');
await once(free, 'listening');
const { port } = free.address();
free.close();

// As a site whose demo was cleared: nothing is filled in.
writeFileSync(join(process.argv[2], 'demo-cleared.json'), '{}');
const config = embeddedEnv.parse({
  PORT: '0',
  HEALTH_PORT: String(port),
  SEYIR_DATA: process.argv[2],
  LOG_LEVEL: 'silent',
});
for (const round of [1, 2]) {
  const site = await startSite(config, { progress: () => undefined });
  const { status } = await fetch(site.address);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  await ready.text();
  await site.close();
  console.log(`round ${round}: ${status}, ready ${ready.status}, ${site.logins ? 'a demo' : 'no demo'}`);
}
