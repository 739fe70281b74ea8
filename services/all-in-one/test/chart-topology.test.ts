import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { permissions as accounts } from '../../accounts/dist/permissions.js';
import { permissions as catalogue } from '../../catalogue/dist/permissions.js';
import { permissions as comments } from '../../comments/dist/permissions.js';
import { permissions as notifications } from '../../notifications/dist/permissions.js';
import { permissions as playback } from '../../playback/dist/permissions.js';
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

/** Services that a service asks for a client of. */
const called = (service: string) => {
  const text = sources(`services/${service}/src`).join('\n');
  const found = [...text.matchAll(/\bclient\((\w+)Service\)/g)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(found)].sort();
};

interface Row {
  readonly viewer: object;
  readonly services?: readonly string[];
}

const tables: Record<keyof typeof services, Record<string, Row>> = {
  accounts,
  catalogue,
  playback,
  comments,
  notifications,
};

/** Addresses, network policies and caller keys of the charts follow from this table. */
describe('who calls whom, by charts/lib/templates/_topology.tpl', () => {
  const names = Object.keys(services);

  it('knows every process', () => {
    expect(Object.keys(topology).sort()).toEqual([...names, 'gateway', 'web'].sort());
  });

  for (const name of names)
    it(`${name} calls those whose clients its code asks for`, () => {
      expect([...(topology[name] ?? [])].sort()).toEqual(called(name));
    });

  for (const [name, table] of Object.entries(tables))
    it(`${name} admits in their own name nobody but those who call it, and the importer`, () => {
      const admitted = Object.values(table).flatMap((row) => row.services ?? []);
      expect(admitted.filter((caller) => caller !== 'importer' && !topology[caller]?.includes(name))).toEqual(
        [],
      );
    });

  it('the gateway calls all services', () => {
    expect([...(topology['gateway'] ?? [])].sort()).toEqual(names.sort());
  });
});
