// Starts and stops the whole site twice in this process, which must then end by itself: a leaked handle would keep it alive.
import 'reflect-metadata';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { embeddedEnv, startSite } from '../dist/index.js';

const free = createServer().listen(0, '127.0.0.1');
await once(free, 'listening');
const { port } = free.address() as AddressInfo;
free.close();

const data = process.argv[2] ?? '';
// Like a site whose demo was cleared: nothing is filled in.
writeFileSync(join(data, 'demo-cleared.json'), '{}');
const config = embeddedEnv.parse({
  PORT: '0',
  HEALTH_PORT: String(port),
  SEYIR_DATA: data,
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
