// Starts with invalid settings: each must end with exit code 1 and one line that names the file or variable and the
// cause, without a stack trace or a hang. The cases are in start-faults-data.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFaults, startFaults } from './start-faults-data.ts';
import { startProcess } from './site-process.ts';
import { smallDisk } from './small-disk.ts';

export const name = 'starts that cannot succeed say the file and the cause in one line';
export const settings = false;
export const short = true;

const PATIENCE_MS = 60_000;

export const run = async (): Promise<{ name: string; ok: boolean; detail: string }[]> => {
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

const failedStart = async (data: string, env: Record<string, string>, says: RegExp) => {
  const site = startProcess(data, env);
  const timer = setTimeout(site.kill, PATIENCE_MS);
  const code = await site.ended;
  clearTimeout(timer);
  const line = site.said.err.trimEnd();
  const isOneLine = line.startsWith('seyir: ') && !line.includes('\n');
  return { ok: code === 1 && isOneLine && says.test(line), detail: `${code}: ${line.slice(0, 300)}` };
};
