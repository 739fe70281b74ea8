import type { Service } from '../lib/topology.ts';

const HEADER = '// Written by `npm run services` from topology.json and the contracts.\n';

/** Packages of the all-in-one process that are not services with a database. */
const OTHERS = ['demo', 'gateway', 'importer', 'kit', 'proto', 'web'];
/** Folders of services/ that are not services with a database. */
const FOLDERS = ['all-in-one', 'demo', 'importer', 'kit'];

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const contractsFile = (services: Service[]) => `${HEADER}
${services.map(({ name }) => `import { ${capital(name)}Service } from './gen/seyir/${name}/v1/service_pb.js';`).join('\n')}

/** The contract of each service, in the order in which the services start. */
export const contracts = {
${services.map(({ name }) => `  ${name}: ${capital(name)}Service,`).join('\n')}
} as const;

/** The services that own a database of their own. */
export type ServiceName = keyof typeof contracts;

export const serviceNames = Object.keys(contracts) as readonly ServiceName[];
`;

/** @param protos as `seyir/comments/v1/service` */
export const indexFile = (protos: string[]) => `${HEADER}
${[
  './channels.js',
  './services.js',
  './topics.js',
  './wakes.js',
  ...protos.map((one) => `./gen/${one}_pb.js`),
]
  .map((from) => `export * from '${from}';`)
  .join('\n')}
`;

export const compositionFile = (services: Service[]) => `${HEADER}
${services.map(({ name }) => `import { create${capital(name)} } from '@seyir/${name}';`).join('\n')}
import type { ServiceName } from '@seyir/proto';
import type { CreateService } from './options.js';

/** The services that run in the one process. */
export const services = {
${services.map(({ name }) => `  ${name}: create${capital(name)},`).join('\n')}
} as const satisfies Record<ServiceName, CreateService>;
`;

/** package.json with a dependency on each service. */
export const packageFile = (services: Service[], text: string) => {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(text);
  const kept = Object.entries(manifest.dependencies).filter(
    ([name]) => !name.startsWith('@seyir/') || OTHERS.includes(name.replace('@seyir/', '')),
  );
  const own = services.map(({ name }): [string, string] => [`@seyir/${name}`, 'workspace:*']);
  const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);
  manifest.dependencies = Object.fromEntries([...kept, ...own].sort(byName));
  return JSON.stringify(manifest, null, 2);
};

/**
 * tsconfig.json with a reference to each service, after the one to the kit.
 * @param folder the folder of the services, relative to the file
 */
export const referencesFile = (services: Service[], folder: string, text: string) => {
  const config = JSON.parse(text);
  const paths: string[] = config.references.map(({ path }: { path: string }) => path);
  const isKept = (path: string) => {
    const [name = '', ...deeper] = path.replace(`${folder}/`, '').split('/');
    return !path.startsWith(`${folder}/`) || deeper.length > 0 || FOLDERS.includes(name);
  };
  const kept = paths.filter(isKept);
  kept.splice(kept.indexOf(`${folder}/kit`) + 1, 0, ...services.map(({ name }) => `${folder}/${name}`));
  config.references = kept.map((path) => ({ path }));
  return JSON.stringify(config, null, 2);
};
