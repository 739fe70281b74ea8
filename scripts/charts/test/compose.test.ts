import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { CALLERS, DATABASES, makeSecrets } from '../../../deploy/compose/secrets.mjs';
import { databases, UNITS } from '../../stack/index.ts';
import { serviceNames } from '../../lib/topology.ts';
import { readExample } from './policy/manifests.ts';

interface Network {
  ipam?: { config: { subnet: string }[] };
}
interface Service {
  image: string;
  env_file?: string[];
  environment?: Record<string, unknown>;
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck?: { test: unknown[] };
  ports?: string[];
  volumes?: string[];
}

const folder = join(import.meta.dirname, '../../../deploy/compose');
const read = (name: string) =>
  parse(readFileSync(join(folder, name), 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
    networks?: Record<string, Network>;
    volumes?: Record<string, unknown>;
  };
const { services, networks, volumes: named = {} } = read('compose.yaml');
const { keycloak, ...changed } = read('keycloak.yaml').services;
const ours = Object.entries(services).filter(([, { image }]) => image.includes('seyir-'));

/**
 * The environment of a process in an example, without the migration setting: with Compose each migrates at its start.
 */
const charted = (example: string, name: string) =>
  readExample(example)
    .find(({ kind, metadata }) => kind === 'Deployment' && metadata.name.endsWith(`-${name}`))
    ?.spec?.template?.spec.containers.flatMap(({ env = [] }) => env)
    .filter((variable) => variable.name !== 'MIGRATE') ?? [];
const mustTell = (name: string) =>
  charted('minimal', name).flatMap((one) => (one.valueFrom?.secretKeyRef?.optional ? [] : one.name));
const mayTell = (name: string) =>
  [...charted('minimal', name), ...charted('production', name)].map((one) => one.name);

describe('deploy/compose', () => {
  let secrets: string;
  beforeAll(() => {
    secrets = join(mkdtempSync(join(tmpdir(), 'seyir-compose-')), 'secrets');
    makeSecrets(secrets);
  });
  afterAll(() => rmSync(join(secrets, '..'), { recursive: true, force: true }));

  const inFile = (file: string) =>
    [...readFileSync(join(secrets, '..', file), 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name ?? '',
    );

  for (const name of [...serviceNames, 'gateway', 'web'])
    it(`${name} has the same environment as in its chart`, () => {
      const { environment = {}, env_file: files = [] } = services[name] ?? { image: '' };
      const atKeycloak = changed[name]?.environment ?? {};
      const told = [...Object.keys({ ...environment, ...atKeycloak }), ...files.flatMap(inFile)];
      expect(mustTell(name)).not.toEqual([]);
      expect(mustTell(name).filter((variable) => !told.includes(variable))).toEqual([]);
      // Each service has a folder here, even if it stores no files; mails stay on the machine.
      const known = [...mayTell(name), 'SEYIR_DATA', 'SMTP_REQUIRE_TLS'];
      expect(told.filter((variable) => !known.includes(variable))).toEqual([]);
    });

  it('creates databases and keys for the processes of the fleet, and for no others', () => {
    expect(DATABASES).toEqual(databases());
    expect(CALLERS.toSorted()).toEqual(UNITS.map(({ name }) => name).toSorted());
  });

  it('stores pictures in the object store, and gives its keys to every process that uses it', () => {
    const valueOf = (file: string, name: string) =>
      new RegExp(`^${name}=(.+)$`, 'm').exec(readFileSync(join(secrets, file), 'utf8'))?.[1];
    for (const name of ['accounts', 'gateway', 'demo'])
      expect([name, services[name]]).toMatchObject([
        name,
        {
          environment: { S3_ENDPOINT: 'http://s3:7070' },
          env_file: expect.arrayContaining(['secrets/store.env']),
        },
      ]);
    for (const [ofProcess, ofStore] of [
      ['S3_ACCESS_KEY', 'ROOT_ACCESS_KEY'],
      ['S3_SECRET_KEY', 'ROOT_SECRET_KEY'],
    ] as const)
      expect(valueOf('store.env', ofProcess)).toBe(valueOf('s3.env', ofStore) ?? 'nothing');
  });

  it('makes the gateways require bot checks', () => {
    expect(services['gateway']?.env_file?.flatMap(inFile)).toContain('CAPTCHA_SECRET');
  });

  it('signs in at a Keycloak with different addresses outside and inside', () => {
    const { environment = {}, volumes = [], image = '' } = keycloak ?? {};
    expect(changed['accounts']?.environment).toEqual({
      KEYCLOAK_URL: environment['KC_HOSTNAME'],
      KEYCLOAK_INTERNAL_URL: 'http://keycloak:8080',
    });
    expect(changed['gateway']?.environment).toEqual({ IDENTITY_HOSTS: environment['KC_HOSTNAME'] });
    expect(environment).toMatchObject({
      SEYIR_ORIGIN: services['gateway']?.environment?.['ORIGIN'],
      SEYIR_INTERNAL_ORIGIN: 'http://front:8080',
    });
    // The realm file uses these, and scripts/stack has the same version.
    const mounted = volumes.map((line) => readFileSync(join(folder, line.split(':')[0] ?? ''), 'utf8'));
    expect(mounted[0]).toContain('${SEYIR_INTERNAL_ORIGIN,SEYIR_ORIGIN}/auth/keycloak/logout');
    const stack = readFileSync(join(folder, '../../scripts/stack/servers/keycloak.ts'), 'utf8');
    expect(image).toContain(`:-${/VERSION = '(.+)'/.exec(stack)?.[1]}}`);
  });

  it('has a health check for every container and no image with the tag latest', () => {
    for (const [name, { image, healthcheck }] of Object.entries({
      ...services,
      ...(keycloak && { keycloak }),
    })) {
      expect([name, image]).toEqual([name, expect.stringMatching(/:\$\{\w+:-v?\d[\w.-]*\}$/)]);
      if (name !== 'demo') expect([name, healthcheck?.test.length]).not.toEqual([name, undefined]);
    }
  });

  it('restricts our processes like the charts do: read-only, without capabilities, with health checks', () => {
    for (const [name, service] of [...ours, ['front', services['front']] as const]) {
      expect({ name, ...service }).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      if (name === 'demo') continue;
      const words = service?.healthcheck?.test ?? [];
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((word) => typeof word !== 'string')).toEqual([]);
    }
  });

  it('publishes the browser ports on loopback', () => {
    const published = Object.entries({ ...services, ...(keycloak && { keycloak }) }).flatMap(
      ([name, { ports = [] }]) => ports.map((port) => [name, port]),
    );
    expect(published).toEqual([
      ['mail', '127.0.0.1:${MAIL_PORT:-8025}:8025'],
      ['front', '127.0.0.1:${PORT:-3000}:8080'],
      ['keycloak', '127.0.0.1:${KEYCLOAK_PORT:-8180}:8080'],
    ]);
  });

  it('stores the database in a named volume, at the same path for every image', () => {
    const { environment = {}, volumes = [], image = '' } = services['postgres'] ?? {};
    // The default path of image 18 before this setting existed, so that an installation's files stay where they are.
    expect(environment['PGDATA']).toBe('/var/lib/postgresql/18/docker');
    expect(image).toBe('postgres:${POSTGRES_VERSION:-18}');
    const [name = '', place = ''] = volumes[0]?.split(':') ?? [];
    expect(Object.keys(named)).toContain(name);
    expect(environment['PGDATA']).toMatch(new RegExp(`^${place}/`));
  });

  it('trusts forwarded headers only from its own network', () => {
    const [{ subnet } = { subnet: 'none' }] = networks?.['default']?.ipam?.config ?? [];
    expect(subnet).toMatch(/^\$\{SUBNET:-172\.30\.[\d.]+\/24\}$/);
    expect(services['gateway']?.environment?.['TRUSTED_PROXIES']).toBe(subnet);
  });

  it('creates secrets once, only for their owner, and adds those that an earlier version did not have', () => {
    const all = () =>
      Object.fromEntries(
        readdirSync(secrets).map((name) => [name, readFileSync(join(secrets, name), 'utf8')]),
      );
    const before = all();
    makeSecrets(secrets);
    expect(all()).toEqual(before);
    for (const name of ['captcha.env', 'keycloak.env', 'keycloak.sql', 'mail.env', 's3.env', 'store.env'])
      rmSync(join(secrets, name));
    makeSecrets(secrets);
    expect(Object.keys(all())).toEqual(Object.keys(before));
    expect(all()['accounts.env']).toBe(before['accounts.env']);
    expect(all()['keycloak.sql']).toContain(/KC_DB_PASSWORD=(.+)/.exec(all()['keycloak.env'] ?? '')?.[1]);
    expect(statSync(secrets).mode & 0o077).toBe(0);
    expect(statSync(join(secrets, 'gateway.env')).mode & 0o077).toBe(0);
  });

  it('adds the key and the database of a new service, and leaves the others', () => {
    const text = (name: string) => readFileSync(join(secrets, name), 'utf8');
    const keys = () =>
      JSON.parse(/^CALLER_KEYS='(.*)'$/m.exec(text('callers.env'))?.[1] ?? '') as Record<string, string>;
    const { social: _, ...before } = keys();
    const accounts = text('accounts.env');
    // An installation that was made before the service existed.
    rmSync(join(secrets, 'social.env'));
    writeFileSync(join(secrets, 'callers.env'), `CALLER_KEYS='${JSON.stringify(before)}'\n`);
    makeSecrets(secrets);
    expect(keys()).toEqual({ ...before, social: expect.stringContaining('PUBLIC KEY') });
    expect(text('accounts.env')).toBe(accounts);
    const password = /social:([^@]+)@/.exec(text('social.env'))?.[1] ?? 'none';
    for (const name of ['added.sql', 'init.sql'])
      expect(text(name)).toContain(`ALTER ROLE social PASSWORD '${password}'`);
    expect(text('added.sql')).not.toContain('ROLE accounts');
    expect(statSync(join(secrets, 'added.sql')).mode & 0o077).toBe(0);
    const made = [text('added.sql'), text('social.env')];
    makeSecrets(secrets);
    expect([text('added.sql'), text('social.env')]).toEqual(made);
    rmSync(join(secrets, 'added.sql'));
  });
});

describe('up.mjs', () => {
  let root: string;
  let told: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'seyir-up-'));
    told = join(root, 'told');
    // A separate copy, so that the tester's own secrets stay untouched, with a fake docker that records its arguments.
    for (const name of ['bin', 'deploy/compose']) mkdirSync(join(root, name), { recursive: true });
    for (const name of ['up.mjs', 'secrets.mjs', 'keys.mjs'])
      copyFileSync(join(folder, name), join(root, 'deploy/compose', name));
    for (const name of ['scripts', 'topology.json'])
      symlinkSync(join(folder, '../..', name), join(root, name));
    const docker = `#!/bin/sh\necho "TAG=$TAG $*" >> '${told}'\necho 1\n`;
    writeFileSync(join(root, 'bin/docker'), docker, { mode: 0o755 });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** The arguments of docker, its output, and its exit code. */
  const up = (words: string[], env: Record<string, string> = {}) => {
    rmSync(told, { force: true });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'deploy/compose/up.mjs'), ...words],
      { encoding: 'utf8', env: { PATH: [join(root, 'bin'), '/usr/bin', '/bin'].join(delimiter), ...env } },
    );
    const lines = existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : [];
    const built = lines.flatMap((line) => / -t (\S+)/.exec(line)?.[1] ?? []);
    return { status, stdout, stderr, built, started: lines.filter((line) => line.includes(' compose ')) };
  };

  it.each([
    ['--tag', ['--tag', 'deneme'], {}],
    ['--tag=', ['--tag=deneme', '--base', 'node:24'], {}],
    ['TAG', [], { TAG: 'deneme' }],
    ['--tag before TAG', ['--tag', 'deneme'], { TAG: 'other' }],
  ])('starts the images that it builds: %s', (_, words, env) => {
    const { status, stderr, built, started, stdout } = up(words, env);
    expect([status, stderr]).toEqual([0, '']);
    expect(built).toContain('seyir-gateway:deneme');
    expect(built.filter((image) => !image.endsWith(':deneme'))).toEqual([]);
    expect(started).toEqual(['TAG=deneme compose -f deploy/compose/compose.yaml up --detach --wait']);
    // The printed command starts the same images.
    expect(stdout.includes('TAG=deneme docker compose -f')).toBe(words.length > 0);
  });

  it('creates the database of a new service before the processes start', () => {
    const secrets = join(root, 'deploy/compose/secrets');
    rmSync(join(secrets, 'social.env'));
    const compose = 'compose -f deploy/compose/compose.yaml';
    const psql = `${compose} exec -T postgres psql --quiet -v ON_ERROR_STOP=1 -U postgres`;
    const { status, started } = up([], { TAG: 'deneme' });
    expect(status).toBe(0);
    expect(started.map((line) => line.replace('TAG=deneme ', ''))).toEqual([
      `${compose} up --detach --wait postgres`,
      psql,
      `${compose} up --detach --wait`,
    ]);
    expect(existsSync(join(secrets, 'added.sql'))).toBe(false);
    expect(up([], { TAG: 'deneme' }).started).toHaveLength(1);
  });

  it('builds nothing with REGISTRY, and starts the given tag', () => {
    const { status, built, started } = up(['--keycloak', '--tag', 'deneme'], {
      REGISTRY: 'registry.example/',
    });
    expect([status, built]).toEqual([0, []]);
    expect(started).toEqual([
      'TAG=deneme compose -f deploy/compose/compose.yaml -f deploy/compose/keycloak.yaml up --detach --wait',
    ]);
  });

  it('does nothing if --tag has no value', () => {
    const { status, stderr, built, started } = up(['--tag']);
    expect([status, built, started]).toEqual([2, [], []]);
    expect(stderr).toContain('--tag needs a name');
  });
});
