// Creates the keys that the processes of a fleet sign with and share, and the Secrets of the charts. It creates no
// passwords: they belong to the addresses of your servers.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readArgs } from '../lib/args.ts';
import { databases, makeKeys } from '../stack/index.ts';

const USAGE = `usage: node scripts/charts/secrets.ts --out FOLDER --database URL --redis URL
  --database  address of a service's database, with {service} for its name: postgres://{service}:PASSWORD@host:5432/{service}
Writes FOLDER/secrets.yaml for kubectl apply, FOLDER/callers.yaml with the public keys for helm -f, and
FOLDER/importer.pem, the importer's key. Keep it outside the cluster: it can change all content of the site.
`;

const services = databases();

const { values } = readArgs(USAGE.trimEnd(), {
  options: { out: { type: 'string' }, database: { type: 'string' }, redis: { type: 'string' } },
});
const { out, database, redis } = values;
if (!out || !database?.includes('{service}') || !redis) {
  process.stderr.write(USAGE);
  process.exit(2);
}
if (database.includes('?')) {
  process.stderr.write(
    '--database: a service whose DATABASE_URL has parameters ("?") does not start. Set TLS with config.databaseTls of its chart ' +
      'and DATABASE_CA in its Secret; write "?" in a password as %3F\n',
  );
  process.exit(2);
}

const at = (name: string) => join(out, name);
const there = ['secrets.yaml', 'callers.yaml', 'importer.pem'].map(at).filter((file) => existsSync(file));
if (there.length > 0) {
  const which = `${there.join(', ')} ${there.length > 1 ? 'are' : 'is'}`;
  process.stderr.write(
    `${which} there already: keys in use are never overwritten. Nothing was written; choose another folder with --out\n`,
  );
  process.exit(1);
}

// The importer fills a site with content from outside.
const { signing, callers: callerKeys } = makeKeys([...services, 'gateway', 'importer']);
const random = () => randomBytes(32).toString('base64url');
const internal = { INTERNAL_SECRET: random() };

const secrets: Record<string, Record<string, string>> = {
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
// No process of the cluster needs the importer's key, and its holder can change all content of the site.
writeFileSync(at('importer.pem'), signing['importer'] ?? '', owner);
// Values under `global` reach a single chart as well as the umbrella chart.
writeFileSync(at('callers.yaml'), stringify({ global: { callerKeys } }), { flag: 'wx' });
process.stdout.write(`${['secrets.yaml', 'importer.pem', 'callers.yaml'].map(at).join(', ')}\n`);
