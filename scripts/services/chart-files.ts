import { parse } from 'yaml';
import { fillBlocks } from './blocks.ts';
import type { Service } from '../lib/topology.ts';

type Read = (file: string) => string;

/** A large site's default values of a service. */
const productionValues = (name: string) => `${name}:
  existingSecret: seyir-${name}
  config: { databaseTls: true, kafkaTls: true }
  migrations: { existingSecret: seyir-${name}-migrator }
  topology: { spread: hard, key: topology.kubernetes.io/zone }
  autoscaling: { enabled: true, minReplicas: 2, maxReplicas: 8 }
  metrics: { serviceMonitor: { enabled: true, labels: { release: prometheus } } }
  networkPolicy: { metricsFrom: [{ namespaceSelector: { matchLabels: { name: monitoring } } }] }`;

/** The file without its generated blocks. */
const byHand = (text: string) => parse(fillBlocks(text, { others: '' }));

/** The parts of the library and the umbrella chart that list the services. */
export const chartFiles = (services: Service[], read: Read): Record<string, string> => {
  const names = services.map(({ name }) => name);
  const fill = (file: string, blocks: Record<string, string>) => ({
    [file]: fillBlocks(read(file), blocks),
  });
  const lines = (line: (name: string) => string) => names.map(line).join('\n');
  const versionOf = (name: string) => parse(read(`charts/${name}/Chart.yaml`)).version;
  const tuned = byHand(read('charts/seyir/examples/production.yaml'));
  return {
    ...fill('charts/lib/templates/_topology.tpl', {
      services: [
        ...services.map(({ name, calls }) => `${name}: [${calls.join(', ')}]`),
        `gateway: [${names.join(', ')}]`,
      ].join('\n'),
    }),
    ...fill('charts/seyir/Chart.yaml', {
      services: lines(
        (name) =>
          `- { name: seyir-${name}, alias: ${name}, version: ${versionOf(name)}, repository: 'file://../${name}', tags: [fleet] }`,
      ),
    }),
    ...fill('charts/seyir/values.yaml', { services: lines((name) => `${name}: { existingSecret: '' }`) }),
    ...fill('charts/seyir/examples/minimal.yaml', {
      services: lines((name) => `${name}: { existingSecret: seyir-${name} }`),
    }),
    ...fill('charts/seyir/examples/production.yaml', {
      others: names
        .filter((name) => !(name in tuned))
        .map(productionValues)
        .join('\n\n'),
    }),
    ...fill('charts/seyir/rules.yaml', {
      gone: [
        'expr: >-',
        ...names.map(
          (name, index) => `  ${index > 0 ? 'or ' : ''}absent(seyir_database_connections{service="${name}"})`,
        ),
        '  or label_replace(absent(seyir_http_in_flight), "service", "gateway", "", "")',
      ].join('\n'),
    }),
  };
};
