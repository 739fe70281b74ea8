import { run } from '../lib/packages.ts';

/** Key of a service's database password among the server's secrets. */
export const passwordKey = (service: string) => `database.${service}`;

/**
 * Runs SQL as the superuser. The statements are sent on stdin and the password in the environment, because both
 * contain secrets and every user of the machine can see arguments.
 * @returns the rows, one per line, fields separated by `|`
 */
export function psql(
  {
    port,
    password,
    user = 'postgres',
    database = 'postgres',
  }: { port: number; password: string; user?: string; database?: string },
  sql: string,
): Promise<string> {
  const args = ['-X', '-w', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-h', '127.0.0.1', '-p', String(port)];
  return run('psql', [...args, '-U', user, '-d', database], {
    input: sql,
    cwd: '/',
    env: { PATH: process.env['PATH'], PGPASSWORD: password, LC_ALL: 'C.UTF-8', PGCONNECT_TIMEOUT: '10' },
  });
}

/** One role and one database of the same name per service; no other role may connect to it. Repeatable. */
export const provisionSql = (services: string[], secrets: Record<string, string>) =>
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

/** Deletes a service's database and closes its connections. */
export function dropSql(service: string) {
  checkName(service);
  return `DROP DATABASE IF EXISTS "${service}" WITH (FORCE);`;
}

function checkName(service: string) {
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(service))
    throw new Error(`${service} cannot be the name of a role and database`);
}
