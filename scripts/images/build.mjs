// Builds the images of the processes with the local Docker engine and prints what each weighs above its base.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { versionOf } from '../lib/version.mjs';

const root = join(import.meta.dirname, '../..');
const all = [
  'accounts',
  'catalogue',
  'playback',
  'comments',
  'notifications',
  'gateway',
  'web',
  'all-in-one',
];
const LIMIT_MB = 150;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Image with Node 24.5 or later that the processes run on. */
    base: { type: 'string', default: 'node:24-bookworm-slim' },
    /** Image with Node 24.5 or later and npm that they are built in. */
    builder: { type: 'string' },
    /** Of what is built here, unless told otherwise; what goes to a registry says which version it is. */
    tag: { type: 'string' },
    registry: { type: 'string' },
    /** File of certificates to believe while building, where a proxy stands in between. */
    ca: { type: 'string' },
    network: { type: 'string' },
  },
});
const { base, builder = base, tag = versionOf(root), registry, ca, network } = values;
if (registry && !values.tag) {
  console.error('--registry needs --tag: an image of that name there may be a release of it');
  process.exit(2);
}
const chosen = positionals.length > 0 ? positionals : all;
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such process: ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  process.exit(2);
}
if (ca && !existsSync(ca)) {
  console.error(`${ca} is not there`);
  process.exit(2);
}

const docker = (args, options = {}) => {
  const { status, stdout, error } = spawnSync('docker', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DOCKER_BUILDKIT: '1' },
    ...options,
  });
  if (error || status !== 0) {
    console.error(error ? `docker did not run: ${error.message}` : `docker ${args[0]} failed`);
    process.exit(1);
  }
  return stdout;
};

const bytes = (image) => Number(docker(['image', 'inspect', '--format', '{{.Size}}', image]).trim());
const mb = (size) => Math.round(size / 1e6);

let over = 0;
const lines = chosen.map((name) => {
  const image = `${registry ? `${registry}/` : ''}seyir-${name}:${tag}`;
  docker(
    [
      'build',
      ...['--build-arg', `PACKAGE=@seyir/${name}`, '--build-arg', `BASE=${base}`],
      ...['--build-arg', `BUILDER=${builder}`, '-t', image],
      ...(ca ? ['--secret', `id=ca,src=${ca}`] : []),
      ...(network ? ['--network', network] : []),
      '.',
    ],
    { stdio: 'inherit' },
  );
  const above = mb(bytes(image) - bytes(base));
  // The one process carries a PostgreSQL, which is no part of what a service weighs.
  const tooMuch = name !== 'all-in-one' && above > LIMIT_MB;
  if (tooMuch) over += 1;
  return `${image.padEnd(40)} ${String(above).padStart(4)} MB above ${base}${tooMuch ? `: more than ${LIMIT_MB}` : ''}`;
});
console.log(lines.join('\n'));
process.exitCode = over === 0 ? 0 : 1;
