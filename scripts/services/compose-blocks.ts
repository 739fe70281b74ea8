import type { Service } from '../lib/topology.ts';

const peers = (names: string[]) =>
  `'${JSON.stringify(Object.fromEntries(names.map((one) => [one, `${one}:9090`])))}'`;

/** @param version of the images */
const serviceBlock = ({ name, calls, needs = [], replicas = 1 }: Service, version: string) => {
  const has = (one: 'origin' | 'store' | 'mail') => needs.includes(one);
  const secrets = ['callers', ...(has('store') ? ['store'] : []), ...(has('mail') ? ['mail'] : []), name];
  const servers = has('store') || has('mail');
  return [
    `${name}:`,
    '  <<: *process',
    ...(replicas > 1 ? [`  deploy: { replicas: ${replicas} }`] : []),
    `  image: \${REGISTRY:-}seyir-${name}:\${TAG:-${version}}`,
    `  env_file: [${secrets.map((file) => `secrets/${file}.env`).join(', ')}]`,
    '  environment:',
    `    <<: ${has('store') ? '[*service, *store]' : '*service'}`,
    `    PEERS: ${peers(calls)}`,
    ...(has('origin') ? ['    ORIGIN: *origin'] : []),
    ...(has('store') ? ['  volumes: [files:/data]'] : []),
    servers ? '  depends_on:' : '  depends_on: *servers',
    ...(servers ? ['    <<: *servers'] : []),
    ...(has('store') ? ['    s3: { condition: service_healthy }'] : []),
    ...(has('mail') ? ['    mail: { condition: service_healthy }'] : []),
    '  healthcheck: *health',
  ].join('\n');
};

/** The parts of compose.yaml that list the services. */
export const composeBlocks = (services: Service[], version: string) => ({
  everyone: [
    `x-peers: &peers ${peers(services.map(({ name }) => name))}`,
    '',
    'x-services: &services',
    ...services.map(({ name }) => `  ${name}: { condition: service_healthy }`),
  ].join('\n'),
  services: services.map((service) => serviceBlock(service, version)).join('\n\n'),
});
