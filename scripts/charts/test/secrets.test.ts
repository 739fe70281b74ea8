import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { readExample } from './policy/manifests.js';

interface Secret {
  metadata: { name: string };
  stringData: Record<string, string>;
}

const run = (...args: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../secrets.mjs'), ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

describe('the Secrets that scripts/charts/secrets.mjs makes', () => {
  let folder: string;
  let given: string[];
  let secrets: Map<string, Record<string, string>>;
  let callers: Record<string, string>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'seyir-secrets-'));
    given = [
      ...['--out', folder, '--redis', 'redis://redis:6379'],
      ...['--database', 'postgres://{service}:PASSWORD@db:5432/{service}'],
    ];
    run(...given);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    secrets = new Map(
      parseAllDocuments(read('secrets.yaml'))
        .map((document) => document.toJS() as Secret)
        .map(({ metadata, stringData }) => [metadata.name, stringData]),
    );
    callers = (parse(read('callers.yaml')) as { global: { callerKeys: typeof callers } }).global.callerKeys;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are all that the charts ask for', () => {
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

  it('hold a key for each caller, and its public half is told', () => {
    for (const [name, { SIGNING_KEY }] of secrets) {
      if (SIGNING_KEY === undefined) continue;
      const made = createPublicKey(createPrivateKey(SIGNING_KEY)).export({ type: 'spki', format: 'pem' });
      expect(callers[name.replace('seyir-', '')]).toBe(made);
    }
    expect(Object.keys(callers)).toHaveLength(7);
  });

  it('have the gateway ask for bot checks', () => {
    expect(secrets.get('seyir-gateway')?.['CAPTCHA_SECRET']).toMatch(/^[\w-]{43}$/);
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

  it('are not made of an address that no service starts with', () => {
    const out = join(folder, 'none');
    for (const rest of ['{service}?sslmode=verify-full', '{service}?'])
      expect(() =>
        run('--out', out, '--redis', 'redis://redis:6379', '--database', `postgres://a:b@db:5432/${rest}`),
      ).toThrow(/DATABASE_URL has parameters .* config\.databaseTls/);
    expect(existsSync(out)).toBe(false);
  });

  it('are for their owner alone and never written over', () => {
    expect(statSync(join(folder, 'secrets.yaml')).mode & 0o077).toBe(0);
    expect(() => run(...given)).toThrow('EEXIST');
    expect(() => run('--out', folder)).toThrow('usage:');
  });
});
