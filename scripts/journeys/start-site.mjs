// Starts the embedded site on a folder of its own and a free port, unless SEYIR_SITE names one that runs.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../lib/site.mjs';

export default async function startSite() {
  if (process.env.SEYIR_SITE) return;
  const data = mkdtempSync(join(tmpdir(), 'seyir-journeys-'));
  // All journeys register and mistype passwords from one address.
  const site = await startEmbedded(data, {
    DEVELOPER_PAGES: 'true',
    REGISTRATIONS_PER_ADDRESS_HALF_HOUR: '100',
    LOGIN_FAILURES_PER_ADDRESS_MINUTE: '100',
    LOGIN_FAILURES_PER_ADDRESS_HOUR: '500',
  });
  process.env.SEYIR_SITE = site.origin;
  process.env.SEYIR_MAILS = join(data, 'mails');
  process.env.SEYIR_LOGINS = join(data, 'demo-logins.json');
  globalThis.seyirSite = { ...site, data };
}
