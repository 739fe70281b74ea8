import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFlags } from '../lib/node-flags.mjs';
import type { Log } from './lib/log.ts';

/** The command that imports the demo, below the repository's root: the current one, and that of release 0.1.0. */
const ENTRIES = ['services/demo/dist/main.js', 'scripts/dist/demo/src/fill/main.js'];

/** Imports the demo content into a running fleet; existing content stays. */
export async function fillDemo({
  root,
  env,
  log,
  signal,
}: {
  /** the repository */
  root: string;
  /** of the importer */
  env: Record<string, string>;
  log: Log;
  signal?: AbortSignal;
}): Promise<void> {
  const entry = ENTRIES.map((path) => join(root, path)).find((path) => existsSync(path));
  if (!entry) throw new Error(`${root} has nothing that fills in demo content; is it built?`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeFlags, entry], {
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
