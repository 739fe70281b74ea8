import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startGuard } from './guard.mjs';
import { silent } from './lib/log.mjs';
import { LOOPBACK } from './lib/ports.mjs';
import { together } from './lib/together.mjs';
import { Server } from './server.mjs';
import { install, SPECS } from './servers/all.mjs';
import { dropSql, passwordKey, provisionSql, psql } from './servers/postgres-sql.mjs';
import { adminOf } from './servers/keycloak-admin.mjs';
import { REALM } from './servers/keycloak.mjs';
import { MAILS } from './servers/mail.mjs';
import { BUCKET, REGION } from './servers/s3.mjs';
import { planStack } from './plan.mjs';
import { locked, makeHome, readState, stateFile, writeState } from './state.mjs';

/**
 * @typedef {object} StackOptions
 * @property {string} [home] folder for all data; a temporary one, removed by `stop`, when absent
 * @property {string[]} [services] each gets a database and a role of its name
 * @property {string[]} [servers] those to start, of postgres, redis, kafka, s3, mail, keycloak, jaeger and prometheus; all but the last three by default
 * @property {string} [host] address of this machine at which clients find the servers, loopback by default
 * @property {Record<string, number>} [ports] of clients, by server; free ones by default
 * @property {Record<string, Record<string, string>>} [settings] by server, in its own names (`{ kafka: { 'log.retention.ms': '1000' } }`);
 *   a server for which none are given gets those that it last served with in this home
 * @property {boolean} [guard] stop everything when this process ends, also when it is killed
 * @property {import('./lib/log.mjs').Log} [log]
 * @property {AbortSignal} [signal] ends a start that is under way
 */

/**
 * Installs what is missing, starts the servers and makes the databases. Servers of this home that already run are kept.
 * @param {StackOptions} [options]
 * @returns {Promise<Stack>}
 * @throws {Error} when a server does not start; the whole home is stopped again
 */
export async function startStack(options = {}) {
  const { log = silent, signal } = options;
  const home = resolve(options.home ?? mkdtempSync(join(tmpdir(), 'seyir-stack-')));
  mkdirSync(home, { recursive: true });
  makeHome(home);
  return locked(home, async () => {
    const stack = await prepare(home, options);
    try {
      const names = options.servers ?? stack.servers.map(({ name }) => name);
      await install(names, log);
      signal?.throwIfAborted();
      await together(
        names.map((name) => (/** @type {AbortSignal} */ either) => stack.server(name).start(either)),
        signal,
      );
      return stack;
    } catch (error) {
      await stack.stop();
      throw error;
    }
  });
}

/** @param {string} home @param {StackOptions} options */
async function prepare(home, options) {
  const temporary = options.home === undefined;
  try {
    const stack = new Stack(home, await planStack(readState(stateFile(home)), options, temporary), options);
    stack.save();
    if (options.guard) stack.guard = startGuard(home);
    return stack;
  } catch (error) {
    if (temporary) rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The stack of a home as its state file tells it, running or not.
 * @param {string} home
 * @param {{ log?: import('./lib/log.mjs').Log }} [options]
 * @returns {Stack | undefined} undefined when there is none
 */
export function openStack(home, options = {}) {
  const state = readState(stateFile(resolve(home)));
  // One from before a stack could be elsewhere is on loopback.
  return state && new Stack(resolve(home), { host: LOOPBACK, ...state }, options);
}

export class Stack {
  #state;
  /** @type {{ release: () => void } | undefined} */
  guard;

  /** @param {string} home @param {import('./state.mjs').StackState} state @param {StackOptions} options */
  constructor(home, state, { log = silent, settings: wished = {} }) {
    this.home = home;
    this.#state = state;
    const around = {
      home,
      services: state.services,
      host: state.host,
      portOf: (/** @type {string} */ name) => state.servers[name]?.ports['client'],
      log,
      refresh: () => this.#refresh(),
      save: () => this.save(),
    };
    this.servers = Object.entries(state.servers).map(([name, own]) => {
      const spec = SPECS[name];
      if (!spec) throw new Error(`unknown server ${name}`);
      return new Server(spec, { ...around, state: own, wished: wished[name] });
    });
  }

  /** Services that own a database. */
  get services() {
    return this.#state.services;
  }

  /** `host:port` of the broker. */
  get brokers() {
    return `127.0.0.1:${this.#port('kafka')}`;
  }

  /** The broker's listener with TLS and password, by the names of the environment; `KAFKA_CA` is PEM. */
  get secureKafka() {
    const { ports, secrets } = this.server('kafka');
    return {
      KAFKA_BROKERS: `${this.#state.host}:${ports['secure']}`,
      KAFKA_TLS: 'true',
      KAFKA_CA: this.#certificate('kafka'),
      KAFKA_MECHANISM: 'plain',
      KAFKA_USERNAME: 'seyir',
      KAFKA_PASSWORD: secrets['password'] ?? '',
    };
  }

  /** Redis with TLS, by the names of the environment; `REDIS_CA` is PEM. */
  get secureRedis() {
    const { ports, secrets } = this.server('redis');
    return {
      REDIS_URL: `rediss://default:${secrets['password']}@${this.#state.host}:${ports['tls']}/0`,
      REDIS_CA: this.#certificate('redis'),
    };
  }

  get redisUrl() {
    return `redis://default:${this.server('redis').secrets['password']}@${this.#state.host}:${this.#port('redis')}/0`;
  }

  /** Where the object store is and who may write there, by the names of the environment. */
  get blobs() {
    const { accessKey = '', secretKey = '' } = this.server('s3').secrets;
    const endpoint = `http://${this.#state.host}:${this.#port('s3')}`;
    return {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    };
  }

  /** Where one signs in, by the names of the environment. */
  get identity() {
    return { KEYCLOAK_URL: `http://127.0.0.1:${this.#port('keycloak')}`, KEYCLOAK_REALM: REALM };
  }

  /** Where processes send their traces, by the names of the environment. */
  get traces() {
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${this.#port('jaeger')}` };
  }

  /** Its users and clients. */
  get keycloakAdmin() {
    return adminOf(this.identity.KEYCLOAK_URL, REALM, this.server('keycloak').secrets['admin'] ?? '');
  }

  /** Folder of the mails that were sent, a file each. */
  get mails() {
    return join(this.home, 'mail', MAILS);
  }

  /** Address of a service's database with the service's own role. @param {string} service */
  databaseUrl(service) {
    const password = this.server('postgres').secrets[passwordKey(service)];
    if (!this.services.includes(service) || !password) throw new Error(`${service} has no database here`);
    return `postgres://${service}:${password}@${this.#state.host}:${this.#port('postgres')}/${service}`;
  }

  /** A service's database with TLS, by the names of the environment; `DATABASE_CA` is PEM. @param {string} service */
  secureDatabase(service) {
    return {
      DATABASE_URL: this.databaseUrl(service),
      DATABASE_TLS: 'true',
      DATABASE_CA: this.#certificate('postgres'),
    };
  }

  /** Address for the superuser: for tests and tools, never for a service. @param {string} [database] */
  adminUrl(database = 'postgres') {
    const { password } = this.server('postgres').secrets;
    return `postgres://postgres:${password}@127.0.0.1:${this.#port('postgres')}/${database}`;
  }

  /**
   * What a process needs in its environment to reach the servers: DATABASE_URL (when the service owns a database),
   * KAFKA_BROKERS, REDIS_URL, S3_…, SMTP_…, KEYCLOAK_… and OTEL_….
   * @param {string} service
   * @returns {Record<string, string>}
   */
  env(service) {
    const has = (/** @type {string} */ name) => this.#state.servers[name] !== undefined;
    const runs = (/** @type {string} */ name) => has(name) && this.server(name).state !== 'gone';
    return {
      ...(has('postgres') && this.services.includes(service)
        ? { DATABASE_URL: this.databaseUrl(service) }
        : {}),
      ...(has('kafka') ? { KAFKA_BROKERS: this.brokers } : {}),
      ...(has('redis') ? { REDIS_URL: this.redisUrl } : {}),
      ...(has('s3') ? this.blobs : {}),
      ...(has('mail')
        ? { SMTP_URL: `smtp://${this.#state.host}:${this.#port('mail')}`, SMTP_REQUIRE_TLS: 'false' }
        : {}),
      // One that a home had and that was not asked for this time keeps nobody from signing in, and gets no traces.
      ...(runs('keycloak') ? this.identity : {}),
      ...(runs('jaeger') ? this.traces : {}),
    };
  }

  /**
   * @param {string} name
   * @returns {Server}
   */
  server(name) {
    const found = this.servers.find((server) => server.name === name);
    if (!found) throw new Error(`this stack has no ${name}`);
    return found;
  }

  /** SIGKILL. @param {string} name */
  kill = (name) => this.server(name).kill();
  /** SIGSTOP: connections stay open, nothing answers. @param {string} name */
  pause = (name) => this.server(name).pause();
  /** @param {string} name */
  resume = (name) => this.server(name).resume();
  /** @param {string} name */
  start = (name) => locked(this.home, () => this.server(name).start());
  /** In order; on the same port with the same data. @param {string} name */
  restart = (name) => locked(this.home, () => this.server(name).restart());
  /** Removes the data; Kafka gets a new cluster id, PostgreSQL its empty databases. @param {string} name */
  wipe = (name) => locked(this.home, () => this.server(name).wipe());

  /** Drops a service's database with its open connections and makes an empty one. @param {string} service */
  async resetDatabase(service) {
    const { secrets, ports } = this.server('postgres');
    const server = { port: ports['client'] ?? 0, password: secrets['password'] ?? '' };
    await psql(server, dropSql(service));
    await psql(server, provisionSql([service], secrets));
  }

  status() {
    return this.servers.map(({ name, state, pid, ports, log }) => ({
      name,
      state,
      pid,
      port: ports['client'],
      log,
    }));
  }

  /**
   * Stops one server, or all; a temporary home is removed with the last.
   * @param {string} [name]
   */
  async stop(name) {
    if (name !== undefined) return this.server(name).stop();
    await together(this.servers.map((server) => () => server.stop()));
    this.guard?.release();
    if (this.#state.temporary) rmSync(this.home, { recursive: true, force: true });
  }

  /** @param {string} name */
  #certificate(name) {
    return readFileSync(join(this.home, name, 'tls.crt'), 'utf8');
  }

  #refresh() {
    const now = readState(stateFile(this.home));
    for (const [name, own] of Object.entries(this.#state.servers)) {
      const { process, secrets, settings } = now?.servers[name] ?? own;
      Object.assign(own, { process, secrets, settings });
    }
  }

  save() {
    writeState(stateFile(this.home), this.#state);
  }

  /** @param {string} name */
  #port(name) {
    return this.server(name).ports['client'];
  }
}
