import { randomBytes, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../lib/cache.ts';
import { findJava, findOnPath } from '../lib/find.ts';
import { mavenEnvironment, run } from '../lib/packages.ts';
import { adminOf } from './keycloak-admin.ts';
import type { Spec } from './spec.ts';

const VERSION = '26.7.3';
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
const FILES = join(import.meta.dirname, '../../../deploy/keycloak');
/** Passwords that the realm refuses. */
const PASSWORDS = 'common-passwords.txt';

/** Build options of the server; a start with other values would rebuild it. */
const BUILD = ['--db=dev-file', '--cache=local', '--health-enabled=true'];

/**
 * The JVM uses the serial garbage collector and only the first compiler: on a small machine the server then starts faster and needs
 * less memory.
 */
const JVM = [
  '-Xms128m',
  '-Xmx512m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:-UsePerfData',
  '-XX:+ExitOnOutOfMemoryError',
  '-Dfile.encoding=UTF-8',
  '-Djava.util.logging.manager=org.jboss.logmanager.LogManager',
  '-Dpicocli.disable.closures=true',
  '-Dquarkus-log-max-startup-records=10000',
];

/** The realm of `deploy/keycloak/realm.json`. */
export const REALM = 'seyir';

const built = () => join(cacheFolder(), `keycloak-${VERSION}`);

const launchOf = (home: string, args: string[]) => [
  ...JVM,
  `-Dkc.home.dir=${home}`,
  `-Djboss.server.config.dir=${join(home, 'conf')}`,
  '-cp',
  join(home, 'lib', 'quarkus-run.jar'),
  'io.quarkus.bootstrap.runner.QuarkusEntryPoint',
  ...args,
];

const java = () => {
  const found = findJava();
  if (!found) throw new Error('no Java 17 or later on this machine');
  return found;
};

/**
 * Keycloak with our realm, on loopback without encryption, its data in files. Settings are variables of the realm's
 * file; `SEYIR_ORIGIN` is the site.
 */
export const keycloak: Spec = {
  name: 'keycloak',
  optional: true,
  ports: ['client', 'management'],
  stopSignal: 'SIGTERM',
  // The first start creates its tables, which takes 50 s on two idle cores.
  startMs: 240_000,
  secrets: () => ({ admin: randomBytes(24).toString('base64url') }),
  identity: [],

  missing() {
    const maven = existsSync(built()) || findOnPath('mvn') ? [] : ['maven'];
    return [...(findJava() ? [] : ['openjdk-17-jre-headless']), ...maven];
  },

  async install(log) {
    if (existsSync(built())) return;
    log(`fetching Keycloak ${VERSION} (Maven)`);
    const work = join(cacheFolder(), `keycloak.${randomUUID()}`);
    mkdirSync(work, { recursive: true });
    try {
      const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
      await run('mvn', ['-B', '-q', UNPACK, `-Dartifact=${artifact}`, `-DoutputDirectory=${work}`], {
        cwd: work,
        env: mavenEnvironment(),
      });
      const home = join(work, `keycloak-${VERSION}`);
      await run(java(), launchOf(home, ['build', ...BUILD]), { cwd: home });
      // Another installation may have finished meanwhile; its folder has the same content.
      if (!existsSync(built())) renameSync(home, built());
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  },

  async prepare({ folder, ports, secrets, settings, host, portOf }) {
    const mail = portOf('mail');
    const data = join(folder, 'data');
    for (const name of ['import', 'password-blacklists']) mkdirSync(join(data, name), { recursive: true });
    copyFileSync(join(FILES, 'realm.json'), join(data, 'import', `${REALM}.json`));
    copyFileSync(join(FILES, PASSWORDS), join(data, 'password-blacklists', PASSWORDS));
    // The server expects its data beside its program, and many homes share one program.
    for (const name of readdirSync(built()))
      if (name !== 'data' && !existsSync(join(folder, name)))
        symlinkSync(join(built(), name), join(folder, name));
    return {
      command: java(),
      args: launchOf(folder, [
        'start',
        '--optimized',
        '--import-realm',
        '--http-enabled=true',
        '--http-host=127.0.0.1',
        `--http-port=${ports['client']}`,
        `--hostname=${address(ports)}`,
        `--http-management-port=${ports['management']}`,
        '--log-level=INFO,io.smallrye.health:warn',
      ]),
      cwd: folder,
      env: {
        PATH: process.env['PATH'] ?? '',
        KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
        KC_BOOTSTRAP_ADMIN_PASSWORD: secrets['admin'] ?? '',
        SEYIR_ORIGIN: 'http://127.0.0.1:3000',
        ...(mail && { SEYIR_SMTP_HOST: host, SEYIR_SMTP_PORT: String(mail), SEYIR_SMTP_STARTTLS: 'false' }),
        ...settings,
      },
    };
  },

  async ready({ ports }) {
    const answer = await fetch(`http://127.0.0.1:${ports['management']}/health/ready`).catch(() => undefined);
    return answer?.ok === true;
  },

  /** An existing realm is not imported again: only its site address is updated. */
  async provision({ ports, secrets, settings }) {
    const origin = settings['SEYIR_ORIGIN'];
    if (origin) await adminOf(address(ports), REALM, secrets['admin'] ?? '').setOrigin(origin);
  },
};

const address = (ports: Record<string, number>) => `http://127.0.0.1:${ports['client']}`;
