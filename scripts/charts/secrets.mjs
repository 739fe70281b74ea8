// Makes what a fleet's processes sign and share: keys, and the Secrets that the charts ask for.
// Passwords are not made here: they come with the addresses of your servers.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { databases, makeKeys } from '../stack/index.mjs';

const USAGE = `usage: node scripts/charts/secrets.mjs --out FOLDER --database URL --redis URL
  --database  of a service, {service} stands for its name: postgres://{service}:PASSWORD@host:5432/{service}
Writes FOLDER/secrets.yaml for kubectl apply, FOLDER/callers.yaml with the public keys for helm -f, and
FOLDER/importer.pem, the key of who imports, which stays with you: it may change all that the site shows.
`;

const services = databases();

const { values } = parseArgs({
  options: { out: { type: 'string' }, database: { type: 'string' }, redis: { type: 'string' } },
});
const { out, database, redis } = values;
if (!out || !database?.includes('{service}') || !redis) {
  process.stderr.write(USAGE);
  process.exit(2);
}
if (database.includes('?')) {
  process.stderr.write(
    '--database: a service whose DATABASE_URL has parameters ("?") does not start. TLS is config.databaseTls of its chart, ' +
      'with DATABASE_CA in its Secret; in a password "?" is written %3F\n',
  );
  process.exit(2);
}

const at = (/** @type {string} */ name) => join(out, name);
const there = ['secrets.yaml', 'callers.yaml', 'importer.pem'].map(at).filter((file) => existsSync(file));
if (there.length > 0) {
  const which = `${there.join(', ')} ${there.length > 1 ? 'are' : 'is'}`;
  process.stderr.write(
    `${which} there already: keys in use are never written over. Nothing was written; --out may name another folder\n`,
  );
  process.exit(1);
}

// The importer fills a site with content from outside.
const { signing, callers: callerKeys } = makeKeys([...services, 'gateway', 'importer']);
const random = () => randomBytes(32).toString('base64url');
const internal = { INTERNAL_SECRET: random() };

/** @type {Record<string, Record<string, string>>} */
const secrets = {
  ...Object.fromEntries(
    services.map((name) => [
      name,
      {
        DATABASE_URL: database.replaceAll('{service}', name),
        REDIS_URL: redis,
        SIGNING_KEY: signing[name] ?? '',
      },
    ]),
  ),
  gateway: {
    REDIS_URL: redis,
    SIGNING_KEY: signing['gateway'] ?? '',
    MEDIA_SECRET: random(),
    CAPTCHA_SECRET: random(),
    ...internal,
  },
  web: internal,
};

const manifests = Object.entries(secrets).map(([name, stringData]) =>
  stringify({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: `seyir-${name}` },
    type: 'Opaque',
    stringData,
  }),
);
mkdirSync(out, { recursive: true });
const owner = { mode: 0o600, flag: 'wx' };
writeFileSync(at('secrets.yaml'), manifests.join('---\n'), owner);
// No process of the cluster needs it, and whoever holds it may change all that the site shows.
writeFileSync(at('importer.pem'), signing['importer'] ?? '', owner);
// Under `global` they reach a single chart as well as the umbrella.
writeFileSync(at('callers.yaml'), stringify({ global: { callerKeys } }), { flag: 'wx' });
process.stdout.write(`${['secrets.yaml', 'importer.pem', 'callers.yaml'].map(at).join(', ')}\n`);
