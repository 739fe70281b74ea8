// A first start whose output is collected, beside load on every core: no line of an error, no password and no link of a
// mail in the output; the mails and logins are in files that nobody else can read.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { callerOf } from '../../lib/caller.mjs';
import { pageDocuments } from '../../lib/page-documents.mjs';
import { loginsIn } from '../../lib/site.mjs';
import { waitFor } from '../../lib/wait.mjs';
import { startProcess } from './site-process.mjs';

export const name = 'a first start beside load prints no error, no password and no link';
export const settings = false;
export const short = true;

const MAIL_MS = 30_000;

/** @returns {Promise<{ name: string, ok: boolean, detail: string }[]>} */
export const run = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-boot-'));
  const data = join(folder, 'var');
  const load = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;) Math.sqrt(Math.random())', { eval: true }),
  );
  try {
    const site = startProcess(data);
    const origin = await site.ready();
    await Promise.all(load.map((worker) => worker.terminate()));
    await register(origin);
    const mails = join(data, 'mails');
    const names = () => readdirSync(mails).filter((file) => file.endsWith('.eml'));
    await waitFor(
      'a mail',
      MAIL_MS,
      () => statSync(mails, { throwIfNoEntry: false }) !== undefined && names().length > 0,
    );
    const { code } = await site.stop();
    const lines = site.errorLines();
    const shown = loginsIn(data).filter(({ password }) => site.said.out.includes(password));
    const isMailed = names().some((file) =>
      readFileSync(join(mails, file), 'utf8').includes('etkinlestirme'),
    );
    const modes = [join(data, 'demo-logins.json'), join(data, 'secrets.json'), mails].map(modeOf);
    return [
      {
        name: 'no line of an error',
        ok: code === 0 && lines.length === 0,
        detail: lines[0] ?? `exit ${code}`,
      },
      { name: 'no demo password on the console', ok: shown.length === 0, detail: `${shown.length} shown` },
      {
        name: 'no link of a mail on the console, but in its file',
        ok: isMailed && !/token=|etkinlestirme/.test(site.said.out),
        detail: `in its file: ${isMailed}`,
      },
      {
        name: 'logins, secrets and mails are for the owner alone',
        ok: modes.join() === '600,600,700',
        detail: modes.join(', '),
      },
    ];
  } finally {
    for (const worker of load) void worker.terminate();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** @param {string} path */
const modeOf = (path) => (statSync(path).mode & 0o777).toString(8);

/** @param {string} origin */
const register = (origin) => {
  const username = `uye_${randomUUID().slice(0, 8)}`;
  const password = `parola-${randomUUID()}`;
  const input = { username, email: `${username}@posta.example`, password, passwordAgain: password };
  return callerOf(origin).data(pageDocuments.get('Register') ?? '', { input });
};
