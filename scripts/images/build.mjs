// Builds the images of the processes with the local Docker engine and prints the size of each above its base. Plain
// JavaScript without dependencies, because deploy/compose/up.mjs runs it on the operator's Node (>= 20) before
// anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../..');
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const all = [...read('topology.json').services.map(({ name }) => name), 'gateway', 'web', 'all-in-one'];
const LIMIT_MB = 150;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Image with Node 24.5 or later, the base of the processes. */
    base: { type: 'string', default: 'node:24-bookworm-slim' },
    /** Image with Node 24.5 or later and npm, for the build. */
    builder: { type: 'string' },
    /** Default tag for local builds; published images use the version. */
    tag: { type: 'string' },
    registry: { type: 'string' },
    /** File of CA certificates to trust during the build, for networks with an intercepting proxy. */
    ca: { type: 'string' },
    network: { type: 'string' },
  },
});
const { base, builder = base, tag = read('package.json').version, registry, ca, network } = values;
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
      '--build-arg',
      `PACKAGE=@seyir/${name}`,
      '--build-arg',
      `BASE=${base}`,
      '--build-arg',
      `BUILDER=${builder}`,
      '-t',
      image,
      ...(ca ? ['--secret', `id=ca,src=${ca}`] : []),
      ...(network ? ['--network', network] : []),
      '.',
    ],
    { stdio: 'inherit' },
  );
  const above = mb(bytes(image) - bytes(base));
  // The all-in-one image contains PostgreSQL, so the size limit does not apply to it.
  const tooMuch = name !== 'all-in-one' && above > LIMIT_MB;
  if (tooMuch) over += 1;
  return `${image.padEnd(40)} ${String(above).padStart(4)} MB above ${base}${tooMuch ? `: more than ${LIMIT_MB}` : ''}`;
});
console.log(lines.join('\n'));
process.exitCode = over === 0 ? 0 : 1;
