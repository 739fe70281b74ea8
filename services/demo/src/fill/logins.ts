import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { makeFolder, readKeptJson, replaceFile } from '@seyir/kit';
import { z } from 'zod';
import type { DemoMember, MemberRole } from '../types.js';

const Logins = z.array(
  z.object({
    username: z.string().min(1),
    password: z.string().min(1),
    roles: z.array(z.enum(['member', 'moderator', 'editor', 'admin'] satisfies MemberRole[])).readonly(),
  }),
);

export type DemoLogin = z.infer<typeof Logins>[number];

/** How many members get a password: two plain ones, a moderator, an editor and an admin. */
const WITH_PASSWORD = 5;

// Without look-alikes, since people type these from a terminal.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const password = () => {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${part()}-${part()}-${part()}`;
};

export const loginsFile = (dataDir: string): string => join(dataDir, 'demo-logins.json');

/** Those that an earlier start has made; undefined before. @throws {ConfigError} for a file that does not fit */
export const keptLogins = (dataDir: string): Promise<DemoLogin[] | undefined> =>
  readKeptJson(
    loginsFile(dataDir),
    Logins,
    'restore it, or set SEYIR_DEMO=false: the site starts without it',
  );

/** The demo logins of a data directory: made at the first start, kept in `demo-logins.json` (mode 0600). */
export const demoLogins = async (
  dataDir: string,
  members: readonly DemoMember[],
): Promise<readonly DemoLogin[]> => {
  const kept = await keptLogins(dataDir);
  if (kept) return kept;
  const logins = members
    .slice(0, WITH_PASSWORD)
    .map(({ username, roles }) => ({ username, password: password(), roles }));
  await makeFolder(dataDir);
  // Written whole or not at all: a torn file would lock the newcomer out.
  await replaceFile(loginsFile(dataDir), `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  return logins;
};
