import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { distributedEnv } from '@seyir/kit';
import { gatewayEnv } from '@seyir/gateway';
import { serviceNames } from '@seyir/proto';
import { parse, parseAllDocuments } from 'yaml';
import { embeddedEnv } from '../dist/index.js';
import { accountsEnv } from '../../accounts/dist/config.js';
import { playbackEnv } from '../../playback/dist/config.js';
import { fleetEnv } from '../../../gateway/dist/fleet-platform.js';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const names = (...schemas: { shape: object }[]) => schemas.flatMap(({ shape }) => Object.keys(shape));

/** The web server reads its environment without a schema, so its source is searched. */
const webNames = [...read('web/src/server/config.ts').matchAll(/env\['([A-Z_]+)'\]/g)].map(
  ([, name]) => name ?? '',
);

/** Only accounts and the gateway use images and mails. */
const files = ['SEYIR_DATA', ...names(distributedEnv).filter((name) => /^(S3|SMTP|MAIL)_/.test(name))];

/** The variables that each process reads, and those that no chart sets because the default is always right. */
const processes: Record<string, { reads: string[]; unset?: string[] }> = {
  ...Object.fromEntries(serviceNames.map((name) => [name, { reads: names(distributedEnv), unset: files }])),
  accounts: { reads: names(distributedEnv, accountsEnv) },
  playback: { reads: names(distributedEnv, playbackEnv), unset: files },
  gateway: { reads: names(fleetEnv, gatewayEnv) },
  web: { reads: webNames },
  'all-in-one': { reads: names(embeddedEnv) },
};

interface Workload {
  kind: string;
  metadata: { labels: Record<string, string> };
  spec: { template: { spec: { containers: { env: { name: string }[] }[] } } };
}

const workloads = ['minimal', 'embedded'].flatMap((example) =>
  parseAllDocuments(read(`charts/seyir/rendered/${example}.yaml`))
    .map((document) => document.toJS() as Workload | null)
    .filter((one) => one !== null && ['Deployment', 'StatefulSet', 'Job'].includes(one.kind)),
) as Workload[];

const wired = (process: string) =>
  workloads
    .find(({ metadata }) => metadata.labels['app.kubernetes.io/name'] === process)
    ?.spec.template.spec.containers.flatMap(({ env }) => env.map(({ name }) => name)) ?? [];

const variable = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Variables that a chart makes from `config`, and from `kafka` for a service, by its schema. */
const configured = (process: string) => {
  const chart = process === 'all-in-one' ? 'seyir' : process;
  const { properties } = parse(read(`charts/${chart}/values.schema.json`)) as Schema;
  const { config, kafka } = chart === 'seyir' ? (properties['embedded']?.properties ?? {}) : properties;
  // An entry without a type is an old name, which the chart refuses.
  const known = Object.entries(config?.properties ?? {}).filter(([, type]) => Object.keys(type).length > 0);
  const ofKafka = migrated.includes(`${process}-migrate`) ? Object.keys(kafka?.properties ?? {}) : [];
  return [...known.map(([name]) => variable(name)), ...ofKafka.map((name) => `KAFKA_${variable(name)}`)];
};

/** Services whose migration is a separate Job. */
const migrated = workloads
  .filter(({ kind }) => kind === 'Job')
  .map(({ metadata }) => metadata.labels['app.kubernetes.io/name'] ?? '');

interface Schema {
  properties: Record<string, { properties?: Record<string, { properties?: Record<string, object> }> }>;
}

describe('the charts and the environments of the processes', () => {
  for (const [process, { reads, unset = [] }] of Object.entries(processes)) {
    it(`${process}: every variable of its chart is read by the process`, () => {
      const set = [...wired(process), ...configured(process)];
      expect(set.length).toBeGreaterThan(0);
      expect(set.filter((name) => !reads.includes(name))).toEqual([]);
    });

    // Add a new variable to charts/lib/templates/_env.tpl, or to scripts/charts/components.ts as a setting; then run node
    // scripts/charts/schemas.ts and render.ts.
    it(`${process}: its chart can set every variable that the process reads`, () => {
      const set = [...wired(process), ...configured(process), ...unset];
      expect(reads.filter((name) => !set.includes(name))).toEqual([]);
    });
  }

  // The Job reads the same environment and would fail on a setting without its secret.
  it('a migration gets all variables of its service', () => {
    expect(migrated).toHaveLength(serviceNames.length);
    for (const name of migrated) expect(wired(name)).toEqual(wired(name.replace(/-migrate$/, '')));
  });
});
