import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startGuard } from './guard.ts';
import { silent, type Log } from './lib/log.ts';
import { LOOPBACK } from './lib/ports.ts';
import { together } from './lib/together.ts';
import { Server } from './server.ts';
import { install, SPECS } from './servers/all.ts';
import { dropSql, passwordKey, provisionSql, psql } from './servers/postgres-sql.ts';
import { adminOf } from './servers/keycloak-admin.ts';
import { REALM } from './servers/keycloak.ts';
import { MAILS } from './servers/mail.ts';
import { BUCKET, REGION } from './servers/s3.ts';
import { planStack } from './plan.ts';
import { locked, makeHome, readState, stateFile, writeState, type StackState } from './state.ts';

export interface StackOptions {
  /** folder for all data; if absent, a temporary one that `stop` removes */
  home?: string;
  /** each gets a database and a role of its name */
  services?: string[];
  /**
   * the servers to start, of postgres, redis, kafka, s3, mail, keycloak, jaeger and prometheus; by default all but
   * the last three
   */
  servers?: string[];
  /** address of this machine for clients, default loopback */
  host?: string;
  /** of clients, by server; default: free ones */
  ports?: Record<string, number>;
  /**
   * by server, in its own names (`{ kafka: { 'log.retention.ms': '1000' } }`); a server without settings gets those
   * of its last start in this home
   */
  settings?: Record<string, Record<string, string>>;
  /** stops everything when this process ends, even if it is killed */
  guard?: boolean;
  log?: Log;
  /** aborts a start */
  signal?: AbortSignal;
}

/**
 * Installs missing dependencies, starts the servers and creates the databases. Running servers of this home are kept.
 * @throws {Error} if a server does not start; the whole home is stopped again
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
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
        names.map((name) => (either: AbortSignal) => stack.server(name).start(either)),
        signal,
      );
      return stack;
    } catch (error) {
      await stack.stop();
      throw error;
    }
  });
}

async function prepare(home: string, options: StackOptions) {
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
 * The stack of a home from its state file, running or not.
 * @returns undefined if there is none
 */
export function openStack(home: string, options: { log?: Log } = {}): Stack | undefined {
  const state = readState(stateFile(resolve(home)));
  // Old state files have no host, because their stacks are on loopback.
  return state && new Stack(resolve(home), { host: LOOPBACK, ...state }, options);
}

export class Stack {
  home;
  servers;
  #state;
  guard: { release: () => void } | undefined;

  constructor(home: string, state: StackState, { log = silent, settings: wished = {} }: StackOptions) {
    this.home = home;
    this.#state = state;
    const around = {
      home,
      services: state.services,
      host: state.host,
      portOf: (name: string) => state.servers[name]?.ports['client'],
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

  /** Services with a database. */
  get services() {
    return this.#state.services;
  }

  /** `host:port` of the broker. */
  get brokers() {
    return `127.0.0.1:${this.#port('kafka')}`;
  }

  /** The broker's listener with TLS and password, as environment variables; `KAFKA_CA` is PEM. */
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

  /** Redis with TLS, as environment variables; `REDIS_CA` is PEM. */
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

  /** The object store and its credentials, as environment variables. */
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

  /** The identity provider, as environment variables. */
  get identity() {
    return { KEYCLOAK_URL: `http://127.0.0.1:${this.#port('keycloak')}`, KEYCLOAK_REALM: REALM };
  }

  /** The trace collector, as environment variables. */
  get traces() {
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${this.#port('jaeger')}` };
  }

  /** Its users and clients. */
  get keycloakAdmin() {
    return adminOf(this.identity.KEYCLOAK_URL, REALM, this.server('keycloak').secrets['admin'] ?? '');
  }

  /** Folder of the sent mails, one file each. */
  get mails() {
    return join(this.home, 'mail', MAILS);
  }

  /** Address of a service's database with the service's own role. */
  databaseUrl(service: string) {
    const password = this.server('postgres').secrets[passwordKey(service)];
    if (!this.services.includes(service) || !password) throw new Error(`${service} has no database here`);
    return `postgres://${service}:${password}@${this.#state.host}:${this.#port('postgres')}/${service}`;
  }

  /** A service's database with TLS, as environment variables; `DATABASE_CA` is PEM. */
  secureDatabase(service: string) {
    return {
      DATABASE_URL: this.databaseUrl(service),
      DATABASE_TLS: 'true',
      DATABASE_CA: this.#certificate('postgres'),
    };
  }

  /** Address for the superuser: for tests and tools, never for a service. */
  adminUrl(database: string = 'postgres') {
    const { password } = this.server('postgres').secrets;
    return `postgres://postgres:${password}@127.0.0.1:${this.#port('postgres')}/${database}`;
  }

  /**
   * The environment for access to the servers: DATABASE_URL (for services with a database), KAFKA_BROKERS, REDIS_URL,
   * S3_…, SMTP_…, KEYCLOAK_… and OTEL_….
   */
  env(service: string): Record<string, string> {
    const has = (name: string) => this.#state.servers[name] !== undefined;
    const runs = (name: string) => has(name) && this.server(name).state !== 'gone';
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
      // A server that does not run now is left out, although an earlier start had it: it must neither block sign-ins nor receive
      // traces.
      ...(runs('keycloak') ? this.identity : {}),
      ...(runs('jaeger') ? this.traces : {}),
    };
  }

  server(name: string): Server {
    const found = this.servers.find((server) => server.name === name);
    if (!found) throw new Error(`this stack has no ${name}`);
    return found;
  }

  /** Sends SIGKILL. */
  kill = (name: string) => this.server(name).kill();
  /** Sends SIGSTOP: connections stay open, nothing answers. */
  pause = (name: string) => this.server(name).pause();
  resume = (name: string) => this.server(name).resume();
  start = (name: string) => locked(this.home, () => this.server(name).start());
  /** Restarts it gracefully on the same port with the same data. */
  restart = (name: string) => locked(this.home, () => this.server(name).restart());
  /** Removes the data; Kafka gets a new cluster id, PostgreSQL its empty databases. */
  wipe = (name: string) => locked(this.home, () => this.server(name).wipe());

  /** Drops a service's database with its open connections and creates an empty one. */
  async resetDatabase(service: string) {
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

  /** Stops one server, or all; a temporary home is removed with the last. */
  async stop(name?: string) {
    if (name !== undefined) return this.server(name).stop();
    await together(this.servers.map((server) => () => server.stop()));
    this.guard?.release();
    if (this.#state.temporary) rmSync(this.home, { recursive: true, force: true });
  }

  #certificate(name: string) {
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

  #port(name: string) {
    return this.server(name).ports['client'];
  }
}
