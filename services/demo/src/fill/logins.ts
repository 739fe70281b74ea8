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

/** Number of members with a password: two plain ones, a moderator, an editor and an admin. */
const WITH_PASSWORD = 5;

// Characters that cannot be confused, because people type these passwords from a terminal.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const password = () => {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${part()}-${part()}-${part()}`;
};

export const loginsFile = (dataDir: string): string => join(dataDir, 'demo-logins.json');

/**
 * The logins of an earlier start; undefined before.
 * @throws {ConfigError} for an invalid file
 */
export const keptLogins = (dataDir: string): Promise<DemoLogin[] | undefined> =>
  readKeptJson(
    loginsFile(dataDir),
    Logins,
    'restore it, or set SEYIR_DEMO=false: the site starts without it',
  );

/** The demo logins of a data folder: made at the first start, stored in `demo-logins.json` (mode 0600). */
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
  // Written atomically: a truncated file would lock the user out.
  await replaceFile(loginsFile(dataDir), `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  return logins;
};
