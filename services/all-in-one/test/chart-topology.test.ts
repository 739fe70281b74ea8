import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { services } from '../dist/topology.js';

const root = join(import.meta.dirname, '../../..');

/** The rows between the template's first and last line. */
const table = readFileSync(join(root, 'charts/lib/templates/_topology.tpl'), 'utf8')
  .split('{{- define "seyir-lib.topology" -}}')[1]
  ?.split('{{- end }}')[0];
const topology = parse(table ?? '') as Record<string, string[]>;

const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** Services whose client a service requests. */
const called = (service: string) => {
  const text = sources(`services/${service}/src`).join('\n');
  const found = [...text.matchAll(/\bclient\((\w+)Service\)/g)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(found)].sort();
};

interface Row {
  readonly viewer: object;
  readonly services?: readonly string[];
}

const permissionsOf = async (service: string) => {
  const path = join(root, 'services', service, 'dist/permissions.js');
  return ((await import(path)) as { permissions: Record<string, Row> }).permissions;
};

/** Addresses, network policies and caller keys of the charts are derived from this table. */
describe('the call topology in charts/lib/templates/_topology.tpl', () => {
  const names = Object.keys(services);

  it('contains every process', () => {
    expect(Object.keys(topology).sort()).toEqual([...names, 'gateway', 'web'].sort());
  });

  for (const name of names)
    it(`${name} calls exactly the services whose clients its code requests`, () => {
      expect([...(topology[name] ?? [])].sort()).toEqual(called(name));
    });

  for (const name of names)
    it(`${name} admits only its callers and the importer in their own names`, async () => {
      const admitted = Object.values(await permissionsOf(name)).flatMap((row) => row.services ?? []);
      expect(admitted.filter((caller) => caller !== 'importer' && !topology[caller]?.includes(name))).toEqual(
        [],
      );
    });

  it('the gateway calls all services', () => {
    expect([...(topology['gateway'] ?? [])].sort()).toEqual(names.sort());
  });
});
