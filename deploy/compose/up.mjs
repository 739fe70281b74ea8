// The site with Docker: secrets once, images, servers and processes, until all of them are healthy.
// usage: node deploy/compose/up.mjs [--keycloak] [--tag TAG] [what else scripts/images/build.mjs takes]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeSecrets } from './secrets.mjs';

const root = join(import.meta.dirname, '../..');
// Other words are the build's, which knows them.
const { values } = parseArgs({
  strict: false,
  options: { keycloak: { type: 'boolean' }, tag: { type: 'string' } },
});
if (typeof values.tag === 'boolean' || values.tag === '') {
  console.error('--tag needs a name: up.mjs --tag 0.1.0');
  process.exit(2);
}
const { keycloak } = values;
/** What is built is what is started; where none is told, both take this version's. */
const tag = values.tag ?? process.env['TAG'];
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, ...(tag && { TAG: tag }) };

/** @param {string} program @param {string[]} args */
const run = (program, ...args) => {
  const { status, error } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
  if (error) console.error(`${program} did not run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

const files = ['compose.yaml', ...(keycloak ? ['keycloak.yaml'] : [])].flatMap((name) => [
  '-f',
  `deploy/compose/${name}`,
]);

makeSecrets(join(import.meta.dirname, 'secrets'));
// With REGISTRY set, images come from there.
if (!env['REGISTRY']) {
  const given = process.argv.slice(2).filter((word) => word !== '--keycloak');
  run(process.execPath, 'scripts/images/build.mjs', ...given, ...(tag && !values.tag ? ['--tag', tag] : []));
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
