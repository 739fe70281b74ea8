import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { makeSecrets } from '../../../deploy/compose/secrets.mjs';
import { readExample } from './policy/manifests.js';

interface Service {
  image: string;
  env_file?: string[];
  environment?: Record<string, unknown>;
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck?: { test: unknown[] };
  ports?: string[];
}

const folder = join(import.meta.dirname, '../../../deploy/compose');
const { services } = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};
const ours = Object.entries(services).filter(([, { image }]) => image.includes('seyir-'));

/**
 * What the charts set for a process, but for what it may leave out, and for who migrates: here each does at its
 * start.
 */
const charted = (name: string) =>
  readExample('minimal')
    .find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === `seyir-${name}`)
    ?.spec?.template?.spec.containers.flatMap(({ env = [] }) =>
      env.filter(({ valueFrom }) => !valueFrom?.secretKeyRef?.optional).map((one) => one.name),
    )
    .filter((variable) => variable !== 'MIGRATE');

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
      const told = [...Object.keys(environment), ...files.flatMap(inFile)];
      const expected = charted(name) ?? [];
      expect(expected.filter((variable) => !told.includes(variable))).toEqual([]);
      // Each service has a folder here, whether or not it keeps files in it.
      expect(told.filter((variable) => ![...expected, 'SEYIR_DATA'].includes(variable))).toEqual([]);
    });

  it('holds our processes as the charts do: read-only, without capabilities, asked for their health', () => {
    for (const [name, service] of ours) {
      expect({ name, ...service }).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      if (name === 'demo') continue;
      const words = service.healthcheck?.test ?? [];
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((word) => typeof word !== 'string')).toEqual([]);
    }
  });

  it('publishes the gateway alone, on loopback', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    );
    expect(published).toEqual([['gateway', '127.0.0.1:${PORT:-3000}:8080']]);
  });

  it('makes secrets once, for their owner alone', () => {
    const before = readFileSync(join(secrets, 'gateway.env'), 'utf8');
    makeSecrets(secrets);
    expect(readFileSync(join(secrets, 'gateway.env'), 'utf8')).toBe(before);
    expect(statSync(secrets).mode & 0o077).toBe(0);
    expect(statSync(join(secrets, 'gateway.env')).mode & 0o077).toBe(0);
  });
});
