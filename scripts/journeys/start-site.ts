// Starts the embedded site on its own folder and a free port, unless SEYIR_SITE names a running one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../lib/site.ts';

/** @returns a function that stops the site */
export default async function startSite() {
  if (process.env.SEYIR_SITE) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'seyir-journeys-'));
  // The limits are off, because all journeys register and mistype passwords from one address.
  const site = await startEmbedded(data, {
    DEVELOPER_PAGES: 'true',
    REGISTRATIONS_PER_ADDRESS_HALF_HOUR: '100',
    LOGIN_FAILURES_PER_ADDRESS_MINUTE: '100',
    LOGIN_FAILURES_PER_ADDRESS_HOUR: '500',
  });
  process.env.SEYIR_SITE = site.origin;
  process.env.SEYIR_MAILS = join(data, 'mails');
  process.env.SEYIR_LOGINS = join(data, 'demo-logins.json');
  return async () => {
    await site.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
