import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoMember, MemberRole } from '../types.js';

export interface DemoLogin {
  readonly username: string;
  readonly password: string;
  readonly roles: readonly MemberRole[];
}

/** How many members get a password: two plain ones, a moderator, an editor and an admin. */
const WITH_PASSWORD = 5;

// Without look-alikes, since people type these from a terminal.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const password = () => {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${part()}-${part()}-${part()}`;
};

export const loginsFile = (dataDir: string): string => join(dataDir, 'demo-logins.json');

/** The demo logins of a data directory: made at the first start, kept in `demo-logins.json` (mode 0600). */
export const demoLogins = async (
  dataDir: string,
  members: readonly DemoMember[],
): Promise<readonly DemoLogin[]> => {
  const file = loginsFile(dataDir);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as DemoLogin[];
  const logins = members
    .slice(0, WITH_PASSWORD)
    .map(({ username, roles }) => ({ username, password: password(), roles }));
  await mkdir(dataDir, { recursive: true });
  // Written whole or not at all: a torn file would lock the newcomer out.
  await writeFile(`${file}.new`, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return logins;
};
