import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Options } from '../run.ts';

const SOCKETS = 20_000;
/** Maximum time of the process with the sockets, in ms. */
const PATIENCE_MS = 1_200_000;

export const says = 'sockets of one gateway on one thread, one change a second';
export const paths = ['gateway/src', 'services/comments/src', 'services/kit/src/platform'];

export const run = async ({ scale }: Options) => {
  const many = Math.max(200, Math.round(SOCKETS * scale));
  const seconds = Math.max(10, Math.round(20 * Math.min(1, scale)));
  // A separate process, whose file descriptors are all for sockets; it exits with 1 if frames are late.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...process.execArgv,
      join(import.meta.dirname, '../sockets.ts'),
      '--json',
      '--sockets',
      `${Math.round(many / 4)},${many}`,
      '--seconds',
      String(seconds),
    ],
    { timeout: PATIENCE_MS, maxBuffer: 2 ** 26 },
  ).catch((error: { stdout?: string }) => {
    if (!error.stdout?.includes(MARK)) throw error;
    return { stdout: error.stdout };
  });
  const line = stdout.split('\n').find((one) => one.startsWith(MARK)) ?? '';
  const [few, all] = JSON.parse(line.slice(MARK.length));
  return [
    {
      value: `p95 ${all.p95} ms to the frame on ${all.sockets} sockets (${few.p95} ms on ${few.sockets}), ${(100 * all.framesShare).toFixed(1)} % of the frames`,
      promise: 'p95 ≤ 1,000 ms, all frames',
      ok: all.p95 <= 1_000 && all.framesShare > 0.99,
    },
    {
      value: `${all.scansAChange.toFixed(1)} reads of tables a change on ${all.sockets} sockets, ${few.scansAChange.toFixed(1)} on ${few.sockets}`,
      promise: 'independent of the number of sockets (≤ 1.5 ×)',
      ok: all.scansAChange <= 1.5 * Math.max(1, few.scansAChange),
    },
    {
      value: `${all.usedMb} MB of the whole site, ${all.kbASocket} kB a socket; ${all.failures} other calls failed, ends of sockets ${all.ends}`,
      promise: 'bounded and stated; no call fails',
      ok: all.failures === 0,
    },
  ];
};

/** Mark before the results in the output of that process. */
const MARK = 'RESULTS ';
