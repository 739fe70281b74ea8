import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKeys } from './keys.mjs';

/** @typedef {(name: string, values: Record<string, string>) => void} WriteEnv */
/** @typedef {(name: string, content: string, mode?: number) => void} Write */

const topology = JSON.parse(readFileSync(join(import.meta.dirname, '../../topology.json'), 'utf8'));

/** Services with a database; the database has the service's name. @type {string[]} */
export const DATABASES = topology.services.map((/** @type {{ name: string }} */ { name }) => name);
/** Processes of the site that sign their calls. The importer signs too, but does not run permanently. */
export const CALLERS = [...DATABASES, 'web', 'gateway'];

/** SQL that up.mjs must run once on the installation's database server; up.mjs then deletes the file. */
export const ADDED_SQL = 'added.sql';

const random = () => randomBytes(24).toString('base64url');

/** Quotes a value for a Compose env file; Compose reads \\n as a line end. @param {string} text */
const quoted = (text) => `"${text.replaceAll('\n', '\\n')}"`;

/**
 * psql script that creates a role and its database, and closes the database to other roles. Running it again changes nothing.
 * @param {string} name @param {string} password
 */
const databaseSql = (name, password) => `SELECT 'CREATE ROLE ${name} LOGIN'
  WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${name}') \\gexec
ALTER ROLE ${name} PASSWORD '${password}';
SELECT 'CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0 LOCALE ''C.UTF-8'''
  WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = '${name}') \\gexec
REVOKE ALL ON DATABASE ${name} FROM PUBLIC;
`;

/**
 * Makes the keys, shared secrets and database passwords of this installation, in files beside compose.yaml. It makes them once,
 * because the database keeps its first passwords. If an older installation lacks a secret, it is added.
 * @param {string} folder
 */
export function makeSecrets(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  /** @type {Write} */
  const write = (name, content, mode = 0o600) => {
    writeFileSync(join(folder, name), content, { mode });
    // Sets the mode regardless of the shell's umask.
    chmodSync(join(folder, name), mode);
  };
  /** @type {WriteEnv} */
  const envFile = (name, values) =>
    write(
      `${name}.env`,
      Object.entries(values)
        .map(([key, value]) => `${key}=${value}\n`)
        .join(''),
    );
  // Each part is complete if its last file exists.
  for (const [last, make] of Object.entries({
    'init.sql': makeProcesses,
    's3.env': makeStore,
    'mail.env': makeMail,
    'keycloak.sql': makeKeycloak,
    'captcha.env': makeCaptcha,
  }))
    if (!existsSync(join(folder, last))) make(write, envFile);
  addServices(folder, write, envFile);
}

/**
 * Services added after the installation was created: their key, password and database. The database server runs
 * init.sql only on an empty volume, so the missing parts are also in `added.sql` until up.mjs has run it.
 * @param {string} folder @param {Write} write @param {WriteEnv} envFile
 */
function addServices(folder, write, envFile) {
  const text = (/** @type {string} */ name) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  for (const name of DATABASES.filter((service) => !existsSync(join(folder, `${service}.env`)))) {
    const keys = makeKeys([name]);
    const known = JSON.parse(/^CALLER_KEYS='(.*)'$/m.exec(text('callers.env'))?.[1] ?? '{}');
    envFile('callers', { CALLER_KEYS: `'${JSON.stringify({ ...known, ...keys.callers })}'` });
    const password = random();
    const sql = databaseSql(name, password);
    write('init.sql', text('init.sql') + sql, 0o644);
    write(ADDED_SQL, text(ADDED_SQL) + sql);
    // Written last: if this file is missing, everything is created again.
    writeService(envFile, name, password, keys);
  }
}

/** @param {WriteEnv} envFile @param {string} name @param {string} password @param {ReturnType<typeof makeKeys>} keys */
function writeService(envFile, name, password, keys) {
  envFile(name, {
    DATABASE_URL: `postgres://${name}:${password}@postgres:5432/${name}`,
    SIGNING_KEY: quoted(keys.signing[name] ?? ''),
  });
}

/** Secrets of PostgreSQL and of our processes. @param {Write} write @param {WriteEnv} envFile */
function makeProcesses(write, envFile) {
  const keys = makeKeys([...CALLERS, 'importer']);
  const passwords = Object.fromEntries(DATABASES.map((name) => [name, random()]));
  const internal = random() + random();
  const signingKey = (/** @type {string} */ name) => quoted(keys.signing[name] ?? '');
  envFile('postgres', { POSTGRES_PASSWORD: random() });
  // Compose does not interpret single-quoted text, so the JSON keeps its own \n.
  envFile('callers', { CALLER_KEYS: `'${JSON.stringify(keys.callers)}'` });
  for (const [name, password] of Object.entries(passwords)) writeService(envFile, name, password, keys);
  envFile('gateway', {
    SIGNING_KEY: signingKey('gateway'),
    MEDIA_SECRET: random() + random(),
    INTERNAL_SECRET: internal,
  });
  envFile('importer', { SIGNING_KEY: signingKey('importer') });
  // Processes of other users read this file inside their containers; the folder itself is closed.
  write('internal', internal, 0o644);
  const statements = Object.entries(passwords).map(([name, password]) => databaseSql(name, password));
  write('init.sql', statements.join(''), 0o644);
}

/**
 * Keys of the S3 store, once under the names that its clients use and once under its own names. @param {Write} _write @param
 * {WriteEnv} envFile
 */
function makeStore(_write, envFile) {
  const secret = random();
  envFile('store', { S3_ACCESS_KEY: 'seyir', S3_SECRET_KEY: secret });
  envFile('s3', { ROOT_ACCESS_KEY: 'seyir', ROOT_SECRET_KEY: secret });
}

/** The mail server's address; an owner changes it to send real mails. @param {Write} _write @param {WriteEnv} envFile */
function makeMail(_write, envFile) {
  envFile('mail', {
    SMTP_URL: 'smtp://mail:1025',
    SMTP_REQUIRE_TLS: 'false',
    MAIL_FROM: 'seyir@localhost',
  });
}

/** The secret that signs bot checks; without it gateways require none. @param {Write} _write @param {WriteEnv} envFile */
function makeCaptcha(_write, envFile) {
  envFile('captcha', { CAPTCHA_SECRET: random() + random() });
}

/**
 * Secrets of Keycloak. Its database exists even if the installation does not use Keycloak. @param {Write} write @param {WriteEnv}
 * envFile
 */
function makeKeycloak(write, envFile) {
  const password = random();
  envFile('keycloak', {
    KC_DB_PASSWORD: password,
    KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
    KC_BOOTSTRAP_ADMIN_PASSWORD: random(),
  });
  write('keycloak.sql', databaseSql('keycloak', password), 0o644);
}
