import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { containers } from '../containers.ts';
import { BASE, makeBase, openEngine } from '../engine.ts';
import { at } from '../places.ts';
import { run } from '../../stack/lib/packages.ts';
import { PROCESSES } from './settings.ts';

const root = join(import.meta.dirname, '../../..');

/** Two tags of the built images: a release, and the next one. */
export const TAGS = ['release-1', 'release-2'];
const BUILT = 'cluster';

/** Builds the images of this tree and imports them into the cluster under both tags. */
export const loadImages = async (log: (line: string) => void) => {
  const engine = await openEngine(log);
  const env = { ...process.env, ...engine.env };
  const archive = at('images.tar');
  try {
    await makeBase(log, engine.env);
    log('building images');
    const ca = process.env['NODE_EXTRA_CA_CERTS'];
    const flags = ['--base', BASE, '--tag', BUILT, '--network', 'host', ...(ca ? ['--ca', ca] : [])];
    const build = [process.execPath, 'scripts/images/build.mjs', ...flags, ...PROCESSES];
    await run('nice', ['-n', '5', ...build], { cwd: root, env });
    log('handing images to the cluster');
    const names = PROCESSES.map((name) => `seyir-${name}:${BUILT}`);
    await run('docker', ['save', '--output', archive, ...names], { env });
    await containers('images', 'import', archive);
  } finally {
    rmSync(archive, { force: true });
    await engine.stop();
  }
  for (const name of PROCESSES)
    for (const tag of TAGS) await containers('images', 'tag', '--force', full(name, BUILT), full(name, tag));
};

const full = (name: string, tag: string) => `docker.io/library/seyir-${name}:${tag}`;
