import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../lib/cache.ts';
import { makeCertificate } from '../lib/certificate.ts';
import { findJava, findOnPath } from '../lib/find.ts';
import { kafkaMetadata } from '../lib/kafka-wire.ts';
import { mavenEnvironment, run } from '../lib/packages.ts';
import { kafkaPom, KAFKA_VERSION, kafkaProperties } from './kafka-files.ts';
import type { Spec } from './spec.ts';

const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

/**
 * The JVM uses the serial garbage collector and only the first compiler: on a small machine the broker then starts faster and needs
 * less memory.
 */
const JVM = [
  '-Xms128m',
  '-Xmx512m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:-UsePerfData',
  '-XX:+ExitOnOutOfMemoryError',
];
const LOGGING = [
  '-Dorg.slf4j.simpleLogger.showDateTime=true',
  '-Dorg.slf4j.simpleLogger.dateTimeFormat=HH:mm:ss.SSS',
];

const libs = () => join(cacheFolder(), `kafka-${KAFKA_VERSION}`);

/**
 * Kafka, one node that is broker and controller (KRaft), on loopback: one listener without encryption, one with TLS
 * and password.
 */
export const kafka: Spec = {
  name: 'kafka',
  ports: ['client', 'secure', 'controller'],
  stopSignal: 'SIGTERM',
  secrets: () => ({ clusterId: newClusterId(), password: randomBytes(24).toString('base64url') }),
  identity: ['clusterId'],

  missing() {
    const java = findJava() ? [] : ['openjdk-17-jre-headless'];
    const maven = existsSync(libs()) || findOnPath('mvn') ? [] : ['maven'];
    return [...java, ...maven, ...(findOnPath('openssl') ? [] : ['openssl'])];
  },

  async install(log) {
    if (existsSync(libs())) return;
    log(`fetching Kafka ${KAFKA_VERSION} (Maven)`);
    const work = join(cacheFolder(), `kafka.${randomUUID()}`);
    mkdirSync(work, { recursive: true });
    try {
      writeFileSync(join(work, 'pom.xml'), kafkaPom());
      await run('mvn', ['-B', '-q', '-C', COPY, '-DincludeScope=runtime', '-DoutputDirectory=libs'], {
        cwd: work,
        env: mavenEnvironment(),
      });
      // Another installation may have finished meanwhile; its folder has the same content.
      if (!existsSync(libs())) renameSync(join(work, 'libs'), libs());
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  },

  async prepare({ folder, ports, secrets, host, settings }) {
    const java = findJava();
    if (!java) throw new Error('no Java 17 or later on this machine');
    const properties = join(folder, 'server.properties');
    const data = join(folder, 'data');
    mkdirSync(join(folder, 'tmp'), { recursive: true });
    const { both } = await makeCertificate(folder, host);
    const password = secrets['password'] ?? '';
    writeFileSync(properties, kafkaProperties({ ports, data, password, host, certificate: both, settings }), {
      mode: 0o600,
    });
    const start = (main: string, args: string[]) => [
      ...JVM,
      ...LOGGING,
      `-Djava.io.tmpdir=${join(folder, 'tmp')}`,
      '-cp',
      `${libs()}/*`,
      main,
      ...args,
    ];
    if (!existsSync(join(data, 'meta.properties'))) {
      rmSync(data, { recursive: true, force: true }); // removes an incomplete format
      await run(
        java,
        start('kafka.tools.StorageTool', ['format', '-t', secrets['clusterId'] ?? '', '-c', properties]),
      );
    }
    return { command: java, args: start('kafka.Kafka', [properties]), cwd: folder };
  },

  async ready({ ports, secrets }) {
    try {
      const found = await kafkaMetadata(ports['client'] ?? 0);
      return found.clusterId === secrets['clusterId'] && found.brokers[0]?.port === ports['client'];
    } catch {
      return false;
    }
  },

  async provision() {},
};

/** 16 random bytes in Kafka's encoding; it refuses ids that start with a dash. */
function newClusterId() {
  for (;;) {
    const id = randomBytes(16).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}
