// Starts the site with Docker: makes secrets once, builds images, starts servers and processes, waits until all are healthy.
// usage: node deploy/compose/up.mjs [--keycloak] [--tag TAG] [other arguments of scripts/images/build.mjs]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ADDED_SQL, makeSecrets } from './secrets.mjs';

const root = join(import.meta.dirname, '../..');
// Other arguments go to the image build.
const { values } = parseArgs({
  strict: false,
  options: { keycloak: { type: 'boolean' }, tag: { type: 'string' } },
});
if (typeof values.tag === 'boolean' || values.tag === '') {
  console.error('--tag needs a name: up.mjs --tag 0.1.0');
  process.exit(2);
}
const { keycloak } = values;
/** Builds and starts the same tag. Without --tag or TAG both use this version. */
const tag = values.tag ?? process.env['TAG'];
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, ...(tag && { TAG: tag }) };

/** @param {string} program @param {string[]} args */
const run = (program, ...args) => runWith(undefined, program, ...args);

/**
 * @param {string | undefined} input text for its stdin; undefined: it inherits ours @param {string} program @param {string[]} args
 */
const runWith = (input, program, ...args) => {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    env,
    input,
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  });
  if (error) console.error(`${program} did not run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

const files = ['compose.yaml', ...(keycloak ? ['keycloak.yaml'] : [])].flatMap((name) => [
  '-f',
  `deploy/compose/${name}`,
]);

const secrets = join(import.meta.dirname, 'secrets');
makeSecrets(secrets);
// With REGISTRY set, Compose pulls the images from there.
if (!env['REGISTRY']) {
  const given = process.argv.slice(2).filter((word) => word !== '--keycloak');
  run(process.execPath, 'scripts/images/build.mjs', ...given, ...(tag && !values.tag ? ['--tag', tag] : []));
}
// Databases of services that this installation did not have. If this step is interrupted, the next run repeats it.
const added = join(secrets, ADDED_SQL);
if (existsSync(added)) {
  run('docker', 'compose', ...files, 'up', '--detach', '--wait', 'postgres');
  const psql = ['exec', '-T', 'postgres', 'psql', '--quiet', '-v', 'ON_ERROR_STOP=1', '-U', 'postgres'];
  runWith(readFileSync(added, 'utf8'), 'docker', 'compose', ...files, ...psql);
  rmSync(added);
}
run('docker', 'compose', ...files, 'up', '--detach', '--wait');
const command = `${values.tag ? `TAG=${tag} ` : ''}docker compose ${files.join(' ')}`;
console.log(`
Seyir is open at ${env['ORIGIN'] ?? `http://localhost:${env['PORT'] ?? 3000}`}
Mails:        http://localhost:${env['MAIL_PORT'] ?? 8025}
Demo content: ${command} --profile demo run --rm demo
Stop:         ${command} down    (--volumes forgets everything)`);
if (keycloak)
  console.log(
    `Keycloak:     ${env['KEYCLOAK_ORIGIN'] ?? `http://localhost:${env['KEYCLOAK_PORT'] ?? 8180}`}/admin, its administrator in deploy/compose/secrets/keycloak.env`,
  );
