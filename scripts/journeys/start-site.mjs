// Starts the embedded site on a folder of its own and a free port, unless SEYIR_SITE names one that runs.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export default async function startSite() {
  if (process.env.SEYIR_SITE) return;
  const data = mkdtempSync(join(tmpdir(), 'seyir-journeys-'));
  const child = spawn(process.execPath, ['--enable-source-maps', 'services/all-in-one/dist/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', SEYIR_DATA: data, DEVELOPER_PAGES: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /open at (http\S+)/.exec(output);
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`the site ended with ${code} while starting:\n${output}`)));
  });
  process.env.SEYIR_SITE = address;
  process.env.SEYIR_MAILS = join(data, 'mails');
  process.env.SEYIR_LOGINS = join(data, 'demo-logins.json');
  globalThis.seyirSite = { child, data };
}
