import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { makeSecrets } from '../../../deploy/compose/secrets.mjs';
import { readExample } from './policy/manifests.js';

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
  };
const { services, networks } = read('compose.yaml');
const { keycloak, ...changed } = read('keycloak.yaml').services;
const ours = Object.entries(services).filter(([, { image }]) => image.includes('seyir-'));

/** What the charts tell a process in an example, but for who migrates: here each does at its start. */
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

  for (const name of ['accounts', 'catalogue', 'playback', 'comments', 'notifications', 'gateway', 'web'])
    it(`${name} is told the same as by its chart`, () => {
      const { environment = {}, env_file: files = [] } = services[name] ?? { image: '' };
      const atKeycloak = changed[name]?.environment ?? {};
      const told = [...Object.keys({ ...environment, ...atKeycloak }), ...files.flatMap(inFile)];
      expect(mustTell(name)).not.toEqual([]);
      expect(mustTell(name).filter((variable) => !told.includes(variable))).toEqual([]);
      // Each service has a folder here, whether or not it keeps files in it; mails stay on the machine.
      const known = [...mayTell(name), 'SEYIR_DATA', 'SMTP_REQUIRE_TLS'];
      expect(told.filter((variable) => !known.includes(variable))).toEqual([]);
    });

  it('keeps pictures in the store, and hands every process that asks it the keys that it knows', () => {
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

  it('has one sign in at a Keycloak whose address is one outside and another inside', () => {
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
    // The realm's file reads these, and deploy/stack has the same version.
    const mounted = volumes.map((line) => readFileSync(join(folder, line.split(':')[0] ?? ''), 'utf8'));
    expect(mounted[0]).toContain('${SEYIR_INTERNAL_ORIGIN,SEYIR_ORIGIN}/auth/keycloak/logout');
    const stack = readFileSync(join(folder, '../stack/servers/keycloak.mjs'), 'utf8');
    expect(image).toContain(`:-${/VERSION = '(.+)'/.exec(stack)?.[1]}}`);
  });

  it('asks everybody for their health, and no image is whatever happens to be the latest', () => {
    for (const [name, { image, healthcheck }] of Object.entries({
      ...services,
      ...(keycloak && { keycloak }),
    })) {
      expect([name, image]).toEqual([name, expect.stringMatching(/:\$\{\w+:-v?\d[\w.-]*\}$/)]);
      if (name !== 'demo') expect([name, healthcheck?.test.length]).not.toEqual([name, undefined]);
    }
  });

  it('holds our processes as the charts do: read-only, without capabilities, asked for their health', () => {
    for (const [name, service] of [...ours, ['front', services['front']] as const]) {
      expect({ name, ...service }).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      if (name === 'demo') continue;
      const words = service?.healthcheck?.test ?? [];
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((word) => typeof word !== 'string')).toEqual([]);
    }
  });

  it('publishes what browsers ask, on loopback', () => {
    const published = Object.entries({ ...services, ...(keycloak && { keycloak }) }).flatMap(
      ([name, { ports = [] }]) => ports.map((port) => [name, port]),
    );
    expect(published).toEqual([
      ['mail', '127.0.0.1:${MAIL_PORT:-8025}:8025'],
      ['front', '127.0.0.1:${PORT:-3000}:8080'],
      ['keycloak', '127.0.0.1:${KEYCLOAK_PORT:-8180}:8080'],
    ]);
  });

  it('believes forwarded headers from its own network alone', () => {
    const [{ subnet } = { subnet: 'none' }] = networks?.['default']?.ipam?.config ?? [];
    expect(subnet).toMatch(/^\$\{SUBNET:-172\.30\.[\d.]+\/24\}$/);
    expect(services['gateway']?.environment?.['TRUSTED_PROXIES']).toBe(subnet);
  });

  it('makes secrets once, for their owner alone, and adds what an earlier version did not have', () => {
    const all = () =>
      Object.fromEntries(
        readdirSync(secrets).map((name) => [name, readFileSync(join(secrets, name), 'utf8')]),
      );
    const before = all();
    makeSecrets(secrets);
    expect(all()).toEqual(before);
    for (const name of ['keycloak.env', 'keycloak.sql', 'mail.env', 's3.env', 'store.env'])
      rmSync(join(secrets, name));
    makeSecrets(secrets);
    expect(Object.keys(all())).toEqual(Object.keys(before));
    expect(all()['accounts.env']).toBe(before['accounts.env']);
    expect(all()['keycloak.sql']).toContain(/KC_DB_PASSWORD=(.+)/.exec(all()['keycloak.env'] ?? '')?.[1]);
    expect(statSync(secrets).mode & 0o077).toBe(0);
    expect(statSync(join(secrets, 'gateway.env')).mode & 0o077).toBe(0);
  });
});
