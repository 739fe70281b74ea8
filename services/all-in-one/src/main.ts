import 'reflect-metadata';
import { readEnv, runUntilSignal } from '@seyir/kit';
import { embeddedEnv } from './config.js';
import { greeting } from './greeting.js';
import { startSite } from './site.js';

await runUntilSignal(process, 'seyir', async (onClose) => {
  const site = await startSite(readEnv(embeddedEnv, process.env), (text) => {
    process.stdout.write(`› ${text}\n`);
  });
  onClose(() => site.close());
  process.stdout.write(`${greeting(site)}\n`);
});
