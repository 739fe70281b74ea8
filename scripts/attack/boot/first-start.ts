// A first start with its output recorded, under load on every core. The output must contain no error line, no
// password and no link from a mail; the mails and logins must be in files that only their owner can read.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { callerOf } from '../../site/caller.ts';
import { documentOf } from '../../site/documents.ts';
import { loginsIn } from '../../lib/site.ts';
import { waitFor } from '../../lib/wait.ts';
import { startProcess } from './site-process.ts';

export const name = 'a first start beside load prints no error, no password and no link';
export const settings = false;
export const short = true;

const MAIL_MS = 30_000;

export const run = async (): Promise<{ name: string; ok: boolean; detail: string }[]> => {
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

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

const register = (origin: string) => {
  const username = `uye_${randomUUID().slice(0, 8)}`;
  const password = `parola-${randomUUID()}`;
  const input = { username, email: `${username}@posta.example`, password, passwordAgain: password };
  return callerOf(origin).data(documentOf('Register'), { input });
};
