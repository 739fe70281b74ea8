// Starts that cannot succeed: each ends by itself with exit code 1 and one line that names the file or the variable and
// the cause. No stack, no hang. The cases are start-faults-data.mjs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFaults, startFaults } from './start-faults-data.mjs';
import { startProcess } from './site-process.mjs';
import { smallDisk } from './small-disk.mjs';

export const name = 'starts that cannot succeed say the file and the cause in one line';
export const settings = false;
export const short = true;

const PATIENCE_MS = 60_000;

/** @returns {Promise<{ name: string, ok: boolean, detail: string }[]>} */
export const run = async () => {
  const rows = [];
  for (const { name, says, env = {}, prepare } of startFaults) {
    const folder = mkdtempSync(join(tmpdir(), 'seyir-boot-'));
    try {
      rows.push({ name, ...(await failedStart(prepare?.(folder) ?? folder, env, says)) });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  for (const { name, says, megabytes, isReadOnly } of diskFaults) {
    const disk = smallDisk(megabytes);
    if (!disk) {
      rows.push({ name, ok: true, detail: 'not tried: this user may not mount a disk' });
      continue;
    }
    try {
      if (isReadOnly) disk.readOnly();
      rows.push({ name, ...(await failedStart(join(disk.path, 'var'), {}, says)) });
    } finally {
      disk.remove();
    }
  }
  return rows;
};

/** @param {string} data @param {Record<string, string>} env @param {RegExp} says */
const failedStart = async (data, env, says) => {
  const site = startProcess(data, env);
  const timer = setTimeout(site.kill, PATIENCE_MS);
  const code = await site.ended;
  clearTimeout(timer);
  const line = site.said.err.trimEnd();
  const isOneLine = line.startsWith('seyir: ') && !line.includes('\n');
  return { ok: code === 1 && isOneLine && says.test(line), detail: `${code}: ${line.slice(0, 300)}` };
};
