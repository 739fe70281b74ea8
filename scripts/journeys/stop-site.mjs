import { rmSync } from 'node:fs';

export default async function stopSite() {
  const site = globalThis.seyirSite;
  if (!site) return;
  await site.stop();
  rmSync(site.data, { recursive: true, force: true });
}
