import { run } from '../lib/packages.mjs';

/** Key of a service's database password among the server's secrets. @param {string} service */
export const passwordKey = (service) => `database.${service}`;

/**
 * Runs SQL as the superuser. The statements travel on stdin and the password in the environment: both hold secrets,
 * and arguments are seen by every user of the machine.
 * @param {{ port: number, password: string, user?: string, database?: string }} server
 * @param {string} sql
 * @returns {Promise<string>} the rows, one a line, fields separated by `|`
 */
export function psql({ port, password, user = 'postgres', database = 'postgres' }, sql) {
  const args = ['-X', '-w', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-h', '127.0.0.1', '-p', String(port)];
  return run('psql', [...args, '-U', user, '-d', database], {
    input: sql,
    cwd: '/',
    env: { PATH: process.env['PATH'], PGPASSWORD: password, LC_ALL: 'C.UTF-8', PGCONNECT_TIMEOUT: '10' },
  });
}

/**
 * One role and one database of the same name for each service; nobody else may connect to it. Repeatable.
 * @param {string[]} services
 * @param {Record<string, string>} secrets
 */
export const provisionSql = (services, secrets) =>
  services
    .map((name) => {
      checkName(name);
      const password = secrets[passwordKey(name)];
      if (!/^[\w-]{20,}$/.test(password ?? '')) throw new Error(`no password for the role ${name}`);
      return `
        SELECT 'CREATE ROLE "${name}"' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${name}') \\gexec
        ALTER ROLE "${name}" LOGIN PASSWORD '${password}';
        SELECT 'CREATE DATABASE "${name}" OWNER "${name}"'
          WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = '${name}') \\gexec
        REVOKE ALL ON DATABASE "${name}" FROM PUBLIC;
      `;
    })
    .join('');

/** Takes a service's database away with everything in it, and its open connections. @param {string} service */
export function dropSql(service) {
  checkName(service);
  return `DROP DATABASE IF EXISTS "${service}" WITH (FORCE);`;
}

/** @param {string} service */
function checkName(service) {
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(service))
    throw new Error(`${service} cannot be the name of a role and database`);
}
