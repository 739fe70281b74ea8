import { rmSync } from 'node:fs';

export default async function stopSite() {
  const site = globalThis.seyirSite;
  if (!site) return;
  const ended = new Promise((resolve) => site.child.once('exit', resolve));
  site.child.kill('SIGTERM');
  await ended;
  rmSync(site.data, { recursive: true, force: true });
}
