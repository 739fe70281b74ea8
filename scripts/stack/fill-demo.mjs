import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The command that fills in demo content, below the repository's root: here, and in release 0.1.0. */
const ENTRIES = ['services/demo/dist/main.js', 'scripts/dist/demo/src/fill/main.js'];

/**
 * Fills the demo content into a fleet that runs; what is there already is left alone.
 * @param {object} options
 * @param {string} options.root the repository
 * @param {Record<string, string>} options.env of the importer
 * @param {import('./lib/log.mjs').Log} options.log
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<void>}
 */
export async function fillDemo({ root, env, log, signal }) {
  const entry = ENTRIES.map((path) => join(root, path)).find((path) => existsSync(path));
  if (!entry) throw new Error(`${root} has nothing that fills in demo content; is it built?`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', entry], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(signal && { signal }),
    });
    child.stdout.on('data', (text) => log(String(text).trimEnd()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`filling in demo content ended with ${code}`)),
    );
  });
}
