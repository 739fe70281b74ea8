import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unlimited } from '../../lib/limits.ts';
import { nodeFlags } from '../../lib/node-flags.mjs';
import { waitFor } from '../../lib/wait.ts';

const root = join(import.meta.dirname, '../../..');
const START_PATIENCE_MS = 180_000;

/** The whole site as one process on its own folder, which can be killed and restarted. */
export const createSite = ({
  data,
  plant,
  entry = 'services/all-in-one/dist/main.js',
  log,
}: {
  data: string;
  /** name of a planted bug */
  plant?: string;
  /** the built file, below the repository's root */
  entry?: string;
  log: (line: string) => void;
}) => {
  let child: ChildProcess | undefined;
  let address = 'http://127.0.0.1:1';
  // An aborted run must not leave a running site.
  process.once('exit', () => child?.kill('SIGKILL'));

  const start = async () => {
    const planted = plant ? ['--import', pathToFileURL(join(root, 'scripts/faults/plant.ts')).href] : [];
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: '0',
      SEYIR_DATA: data,
      ...unlimited,
      OPEN_GRAPHQL: 'true',
      LOG_LEVEL: 'error',
      SEYIR_PLANT: plant ?? '',
      // Only the first start imports the demo; later starts use the existing data.
      SEYIR_DEMO: String(!existsSync(join(data, 'demo-logins.json'))),
    };
    const started = spawn(process.execPath, [...nodeFlags, ...planted, resolve(root, entry)], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let output = '';
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-20_000);
        for (const line of text.split('\n')) if (line.trim()) log(line);
      });
    await waitFor(`the site on ${data}`, START_PATIENCE_MS, () => {
      if (started.exitCode !== null || started.signalCode !== null)
        throw new Error(`the site ended with ${started.signalCode ?? started.exitCode}:\n${output}`);
      address = /open at (http\S+)/.exec(output)?.[1] ?? address;
      return /open at http\S+\s/.test(output);
    });
  };

  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  };

  return {
    data,
    origin: () => address,
    start,
    /** Sends SIGKILL to the whole process, and starts it again on the same data. */
    async killProcess() {
      await end('SIGKILL');
      await start();
    },
    /** Sends SIGKILL to PostgreSQL's own process; the site restarts it. Resolves when the new one is ready. */
    async killDatabase() {
      const before = postmaster(data);
      if (!before) throw new Error('no PostgreSQL runs');
      process.kill(before.pid, 'SIGKILL');
      await waitFor('another PostgreSQL', START_PATIENCE_MS, () => {
        const now = postmaster(data);
        return now !== undefined && now.ready && now.pid !== before.pid;
      });
    },
    /** For the end of a run: kills the site in any state, and its PostgreSQL. */
    async kill() {
      await end('SIGKILL');
      await waitFor('the end of PostgreSQL', START_PATIENCE_MS, () => postmaster(data) === undefined);
    },
  };
};

export type Site = ReturnType<typeof createSite>;

const postmaster = (data: string): { pid: number; ready: boolean } | undefined => {
  const file = join(data, 'postgres/data/postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
};
