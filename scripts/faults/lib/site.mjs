import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unlimited } from '../../lib/limits.mjs';
import { nodeFlags } from '../../lib/node-flags.mjs';
import { waitFor } from '../../lib/wait.mjs';

const root = join(import.meta.dirname, '../../..');
const START_PATIENCE_MS = 180_000;

/**
 * The whole site as one process, on a folder of its own, that can be killed and started again.
 * @param {object} options
 * @param {string} options.data
 * @param {string} [options.plant] name of a planted bug
 * @param {string} [options.entry] the built file, below the repository's root
 * @param {(line: string) => void} options.log
 */
export const createSite = ({ data, plant, entry = 'services/all-in-one/dist/main.js', log }) => {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let address = 'http://127.0.0.1:1';
  // Whoever breaks a run off leaves no site behind.
  process.once('exit', () => child?.kill('SIGKILL'));

  const start = async () => {
    const planted = plant ? ['--import', pathToFileURL(join(root, 'scripts/faults/plant.mjs')).href] : [];
    const env = {
      ...process.env,
      ...{
        NODE_OPTIONS: '',
        PORT: '0',
        SEYIR_DATA: data,
        ...unlimited,
        OPEN_GRAPHQL: 'true',
        LOG_LEVEL: 'error',
        SEYIR_PLANT: plant ?? '',
      },
      // Filling in once is enough; later starts are about what is there.
      SEYIR_DEMO: String(!existsSync(join(data, 'demo-logins.json'))),
    };
    const started = spawn(process.execPath, [...nodeFlags, ...planted, resolve(root, entry)], {
      ...{ cwd: root, env },
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

  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
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
    /** SIGKILL of the whole process, and a start on what it left behind. */
    async killProcess() {
      await end('SIGKILL');
      await start();
    },
    /** SIGKILL of PostgreSQL's own process; the site starts it again by itself. Resolves when another one is ready. */
    async killDatabase() {
      const before = postmaster(data);
      if (!before) throw new Error('no PostgreSQL runs');
      process.kill(before.pid, 'SIGKILL');
      await waitFor('another PostgreSQL', START_PATIENCE_MS, () => {
        const now = postmaster(data);
        return now !== undefined && now.ready && now.pid !== before.pid;
      });
    },
    /** For the last: whatever it does, it is gone afterwards, and so is its PostgreSQL. */
    async kill() {
      await end('SIGKILL');
      await waitFor('the end of PostgreSQL', START_PATIENCE_MS, () => postmaster(data) === undefined);
    },
  };
};

/** @typedef {ReturnType<typeof createSite>} Site */

/** @param {string} data @returns {{ pid: number, ready: boolean } | undefined} */
const postmaster = (data) => {
  const file = join(data, 'postgres/data/postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
};
