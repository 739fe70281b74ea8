import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKeys } from '../stack/keys.mjs';
import { databases, UNITS } from '../stack/topology.mjs';

const random = () => randomBytes(24).toString('base64url');

/** Quoted as Compose reads it: line ends are told as \\n. @param {string} text */
const quoted = (text) => `"${text.replaceAll('\n', '\\n')}"`;

/**
 * Keys, shared secrets and database passwords of this installation, in files beside compose.yaml: made once, since the
 * database keeps the passwords that it was made with.
 * @param {string} folder
 */
export function makeSecrets(folder) {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  /** @param {string} name @param {Record<string, string>} values */
  const envFile = (name, values) =>
    write(
      `${name}.env`,
      Object.entries(values)
        .map(([key, value]) => `${key}=${value}\n`)
        .join(''),
    );
  /** @param {string} name @param {string} content @param {number} [mode] */
  const write = (name, content, mode = 0o600) => {
    writeFileSync(join(folder, name), content, { mode });
    // Whatever the shell's mask is.
    chmodSync(join(folder, name), mode);
  };

  const keys = makeKeys([...UNITS.map(({ name }) => name), 'importer']);
  const passwords = Object.fromEntries(databases().map((name) => [name, random()]));
  const internal = random() + random();
  const signingKey = (/** @type {string} */ name) => quoted(keys.signing[name] ?? '');
  envFile('postgres', { POSTGRES_PASSWORD: random() });
  // In single quotes nothing is read: JSON has its own line ends.
  envFile('callers', { CALLER_KEYS: `'${JSON.stringify(keys.callers)}'` });
  for (const [name, password] of Object.entries(passwords))
    envFile(name, {
      DATABASE_URL: `postgres://${name}:${password}@postgres:5432/${name}`,
      SIGNING_KEY: signingKey(name),
    });
  envFile('gateway', {
    SIGNING_KEY: signingKey('gateway'),
    MEDIA_SECRET: random() + random(),
    INTERNAL_SECRET: internal,
  });
  envFile('importer', { SIGNING_KEY: signingKey('importer') });
  // Read by processes of other users inside their containers; the folder is closed.
  write('internal', internal, 0o644);
  const statements = Object.entries(passwords).map(
    ([name, password]) => `CREATE ROLE ${name} LOGIN PASSWORD '${password}';
CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0 LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE ${name} FROM PUBLIC;
`,
  );
  write('init.sql', statements.join(''), 0o644);
}
