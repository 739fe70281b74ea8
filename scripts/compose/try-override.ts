import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databases, type Stack } from '../stack/index.ts';

/** The containers with third-party images; servers of this machine replace all of them. */
const FOREIGN = ['postgres', 'redis', 'kafka', 's3', 'mail', 'keycloak'];

/** Debian's library folders, by Node's name of the processor. */
const LIBRARIES: Record<string, string> = {
  x64: '/usr/lib/x86_64-linux-gnu',
  arm64: '/usr/lib/aarch64-linux-gnu',
};

interface Try {
  /** of compose.yaml and its secrets */
  folder: string;
  stack: Stack;
  network: string;
  /** in that network */
  frontAddress: string;
  /** the address at which containers reach Keycloak */
  internalKeycloak: string;
  /** an image of ours, for programs of this machine */
  image: string;
}

/** Overrides for servers at other addresses, in the format that Compose merges. HAProxy is this machine's, in an image of ours. */
export function override({ folder, stack, network, frontAddress, internalKeycloak, image }: Try): string {
  const { blobs, secureKafka, secureRedis, identity } = stack;
  const { SMTP_URL = '', SMTP_REQUIRE_TLS = '' } = stack.env('accounts');
  const url = identity.KEYCLOAK_URL;
  const own: Record<string, Record<string, string>> = {
    accounts: {
      ...blobs,
      SMTP_URL,
      SMTP_REQUIRE_TLS,
      KEYCLOAK_URL: url,
      KEYCLOAK_INTERNAL_URL: internalKeycloak,
    },
    gateway: { ...secureRedis, ...blobs, IDENTITY_HOSTS: url },
    demo: blobs,
  };
  const services = Object.fromEntries(
    databases().map((name) => [
      name,
      { ...secureKafka, ...secureRedis, DATABASE_URL: databaseUrl(folder, name, stack), ...own[name] },
    ]),
  );
  const libraries = LIBRARIES[process.arch];
  return `services:
${FOREIGN.map((name) => `  ${name}: !reset null\n`).join('')}${Object.entries({ ...own, ...services })
    .map(([name, environment]) => processOf(name, environment))
    .join('')}  web: { pull_policy: never }
  front:
    image: ${image}
    pull_policy: never
    entrypoint: [/usr/sbin/haproxy, -W, -db, -f, /usr/local/etc/haproxy/haproxy.cfg]
    volumes: ['/usr/sbin/haproxy:/usr/sbin/haproxy:ro', '/usr/bin/wget:/usr/bin/wget:ro', '${libraries}:${libraries}:ro']
    networks: { default: { ipv4_address: ${frontAddress} } }
networks:
  default: !override { name: ${network}, external: true }
`;
}

/** Compose reads `$` as the start of a variable. */
const processOf = (name: string, environment: Record<string, string>) => `  ${name}:
    pull_policy: never
${name === 'demo' ? '' : '    depends_on: !reset null\n'}    environment: ${JSON.stringify(environment).replaceAll('$', '$$$$')}
`;

/** The database of a service, which init.sql creates, at its address in this trial. */
const databaseUrl = (folder: string, service: string, stack: Stack) => {
  const file = readFileSync(join(folder, 'secrets', `${service}.env`), 'utf8');
  const url = new URL(/^DATABASE_URL=(.*)$/m.exec(file)?.[1] ?? '');
  url.host = new URL(stack.databaseUrl('keeper')).host;
  return url.href;
};
