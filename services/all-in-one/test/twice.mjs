// Starts and stops the whole site twice in this process, and ends by itself: a handle that leaked would keep it alive.
import 'reflect-metadata';
import { embeddedEnv, startSite } from '../dist/index.js';

const config = embeddedEnv.parse({
  PORT: '0',
  SEYIR_DATA: process.argv[2],
  SEYIR_DEMO: 'false',
  LOG_LEVEL: 'silent',
});
for (const round of [1, 2]) {
  const site = await startSite(config, () => undefined);
  const { status } = await fetch(site.address);
  await site.close();
  console.log(`round ${round}: ${status}`);
}
