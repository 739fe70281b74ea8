import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKeys } from './keys.mjs';

/** @typedef {(name: string, values: Record<string, string>) => void} WriteEnv */
/** @typedef {(name: string, content: string, mode?: number) => void} Write */

/** Services with a database of their own, which is named after them. */
export const DATABASES = ['accounts', 'catalogue', 'playback', 'comments', 'notifications'];
/** Processes that sign their calls. The importer does too, but does not stay. */
export const CALLERS = [...DATABASES, 'web', 'gateway'];

const random = () => randomBytes(24).toString('base64url');

/** Quoted as Compose reads it: line ends are told as \\n. @param {string} text */
const quoted = (text) => `"${text.replaceAll('\n', '\\n')}"`;

/** A role and its database, of which nobody else knows. @param {string} name @param {string} password */
const databaseSql = (name, password) => `CREATE ROLE ${name} LOGIN PASSWORD '${password}';
CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0 LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE ${name} FROM PUBLIC;
`;

/**
 * Keys, shared secrets and database passwords of this installation, in files beside compose.yaml: made once, since the
 * database keeps the passwords that it was made with. What an installation of an earlier version lacks is added.
 * @param {string} folder
 */
export function makeSecrets(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  /** @type {Write} */
  const write = (name, content, mode = 0o600) => {
    writeFileSync(join(folder, name), content, { mode });
    // Whatever the shell's mask is.
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
  // The last file that each part writes tells that it is whole.
  for (const [last, make] of Object.entries({
    'init.sql': makeProcesses,
    's3.env': makeStore,
    'mail.env': makeMail,
    'keycloak.sql': makeKeycloak,
    'captcha.env': makeCaptcha,
  }))
    if (!existsSync(join(folder, last))) make(write, envFile);
}

/** Of PostgreSQL and of our processes. @param {Write} write @param {WriteEnv} envFile */
function makeProcesses(write, envFile) {
  const keys = makeKeys([...CALLERS, 'importer']);
  const passwords = Object.fromEntries(DATABASES.map((name) => [name, random()]));
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
  const statements = Object.entries(passwords).map(([name, password]) => databaseSql(name, password));
  write('init.sql', statements.join(''), 0o644);
}

/** Of the S3 store, under the names of those who ask it and under its own. @param {Write} _write @param {WriteEnv} envFile */
function makeStore(_write, envFile) {
  const secret = random();
  envFile('store', { S3_ACCESS_KEY: 'seyir', S3_SECRET_KEY: secret });
  envFile('s3', { ROOT_ACCESS_KEY: 'seyir', ROOT_SECRET_KEY: secret });
}

/** Where mails go: to be changed by an owner who has them sent. @param {Write} _write @param {WriteEnv} envFile */
function makeMail(_write, envFile) {
  envFile('mail', {
    SMTP_URL: 'smtp://mail:1025',
    SMTP_REQUIRE_TLS: 'false',
    MAIL_FROM: 'seyir@localhost',
  });
}

/** What gateways sign bot checks with; they ask for none without. @param {Write} _write @param {WriteEnv} envFile */
function makeCaptcha(_write, envFile) {
  envFile('captcha', { CAPTCHA_SECRET: random() + random() });
}

/** Of Keycloak, whose database is there whether or not one signs in there. @param {Write} write @param {WriteEnv} envFile */
function makeKeycloak(write, envFile) {
  const password = random();
  envFile('keycloak', {
    KC_DB_PASSWORD: password,
    KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
    KC_BOOTSTRAP_ADMIN_PASSWORD: random(),
  });
  write('keycloak.sql', databaseSql('keycloak', password), 0o644);
}
