import { execFileSync, spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { serviceNames } from '../../lib/topology.ts';
import { readExample } from './policy/manifests.ts';

interface Secret {
  metadata: { name: string };
  stringData: Record<string, string>;
}

const script = join(import.meta.dirname, '../secrets.ts');
const run = (...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], { encoding: 'utf8', stdio: 'pipe' });

const publicHalf = (pem: string) =>
  createPublicKey(createPrivateKey(pem)).export({ type: 'spki', format: 'pem' });

describe('the Secrets that scripts/charts/secrets.ts creates', () => {
  let folder: string;
  const given = [
    '--redis',
    'redis://redis:6379',
    '--database',
    'postgres://{service}:PASSWORD@db:5432/{service}',
  ];
  let secrets: Map<string, Record<string, string>>;
  let callers: Record<string, string>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'seyir-secrets-'));
    run('--out', folder, ...given);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    secrets = new Map(
      parseAllDocuments(read('secrets.yaml'))
        .map((document) => document.toJS() as Secret)
        .map(({ metadata, stringData }) => [metadata.name, stringData]),
    );
    callers = (parse(read('callers.yaml')) as { global: { callerKeys: typeof callers } }).global.callerKeys;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are all that the charts need', () => {
    const asked = readExample('minimal').flatMap(({ spec }) => {
      const pod = spec?.template?.spec;
      const variables = pod?.containers.flatMap(({ env = [] }) =>
        env.map(({ valueFrom }) => valueFrom?.secretKeyRef),
      );
      const files = pod?.volumes?.flatMap(({ secret }) => {
        const { secretName, items } = (secret ?? {}) as { secretName?: string; items?: { key: string }[] };
        return (items ?? []).map(({ key }) => ({ name: String(secretName), key, optional: false }));
      });
      return [...(variables ?? []), ...(files ?? [])].flatMap((one) => one ?? []);
    });
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter(({ name, key, optional }) => !optional && !secrets.get(name)?.[key])).toEqual([]);
  });

  it('contain a key for each caller, and its public half is published', () => {
    for (const [name, { SIGNING_KEY }] of secrets) {
      if (SIGNING_KEY === undefined) continue;
      expect(callers[name.replace('seyir-', '')]).toBe(publicHalf(SIGNING_KEY));
    }
    expect(Object.keys(callers)).toHaveLength(serviceNames.length + 2);
  });

  it('make the gateway require bot checks', () => {
    expect(secrets.get('seyir-gateway')?.['CAPTCHA_SECRET']).toMatch(/^[\w-]{43}$/);
  });

  it('leave the importer’s key with its creator: no process of the cluster has it', () => {
    expect([...secrets.keys()].sort()).toEqual(
      [...serviceNames, 'gateway', 'web'].map((name) => `seyir-${name}`).sort(),
    );
    expect(callers['importer']).toBe(publicHalf(readFileSync(join(folder, 'importer.pem'), 'utf8')));
  });

  it('share what is shared and nothing else', () => {
    expect(secrets.get('seyir-web')?.['INTERNAL_SECRET']).toBe(
      secrets.get('seyir-gateway')?.['INTERNAL_SECRET'],
    );
    expect(Object.keys(secrets.get('seyir-web') ?? {})).toEqual(['INTERNAL_SECRET']);
    expect(secrets.get('seyir-comments')?.['DATABASE_URL']).toBe(
      'postgres://comments:PASSWORD@db:5432/comments',
    );
  });

  it('are not created with an address that services refuse', () => {
    const out = join(folder, 'none');
    for (const rest of ['{service}?sslmode=verify-full', '{service}?'])
      expect(() =>
        run('--out', out, '--redis', 'redis://redis:6379', '--database', `postgres://a:b@db:5432/${rest}`),
      ).toThrow(/DATABASE_URL has parameters .* config\.databaseTls/);
    expect(existsSync(out)).toBe(false);
  });

  it('are readable only by their owner', () => {
    for (const name of ['secrets.yaml', 'importer.pem'])
      expect({ name, open: statSync(join(folder, name)).mode & 0o077 }).toEqual({ name, open: 0 });
    expect(() => run('--out', folder)).toThrow('usage:');
  });

  it.each(['secrets.yaml', 'callers.yaml', 'importer.pem'])(
    'are not created beside an existing %s: one line, and nothing is written',
    (name) => {
      const out = join(folder, `with-${name}`);
      mkdirSync(out);
      writeFileSync(join(out, name), 'of before');
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--out', out, ...given], {
        encoding: 'utf8',
      });
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^.*\/with-\S+ is there already: keys in use are never overwritten\. .*\n$/);
      expect(readdirSync(out)).toEqual([name]);
      expect(readFileSync(join(out, name), 'utf8')).toBe('of before');
    },
  );
});
