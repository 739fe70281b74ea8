import { fillBlocks } from './blocks.ts';
import type { Service } from '../lib/topology.ts';

/** The service for which rules.test.yaml has no process. */
const LOST = 'comments';

const databaseSql = (name: string) => `CREATE ROLE ${name} LOGIN PASSWORD 'seyir';
CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0 LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE ${name} FROM PUBLIC;
`;

/** The service lists of the test servers, Skaffold and Prometheus. */
export const deployFiles = (services: Service[], read: (file: string) => string): Record<string, string> => {
  const names = services.map(({ name }) => name);
  const fill = (file: string, blocks: Record<string, string>) => ({
    [file]: fillBlocks(read(file), blocks),
  });
  return {
    'deploy/infra/init.sql': [
      '-- A role and a database for each service; the password is known to everybody, for trying out alone.\n',
      '-- Written by `npm run services` from topology.json.\n',
      ...names.map(databaseSql),
    ].join(''),
    ...fill('skaffold.yaml', {
      services: names
        .map((name) => `- { path: services/${name}/skaffold.yaml, configs: [${name}] }`)
        .join('\n'),
    }),
    ...fill('deploy/observability/prometheus.yaml', {
      services: names.map((name) => `- ${name}`).join('\n'),
    }),
    ...fill('deploy/observability/rules.test.yaml', {
      others: names
        .filter((name) => name !== LOST)
        .map(
          (name) =>
            `- series: 'seyir_database_connections{service="${name}", state="idle", instance="a"}'\n  values: '6x40'`,
        )
        .join('\n'),
    }),
  };
};
