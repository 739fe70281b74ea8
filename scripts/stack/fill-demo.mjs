import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The command that fills in demo content, below the repository's root. */
const ENTRY = 'services/demo/dist/main.js';

/**
 * Fills the demo content into a fleet that runs; what is there already is left alone.
 * @param {object} options
 * @param {string} options.root the repository
 * @param {Record<string, string>} options.env of the importer
 * @param {import('./lib/log.mjs').Log} options.log
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<void>}
 */
export function fillDemo({ root, env, log, signal }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', join(root, ENTRY)], {
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
