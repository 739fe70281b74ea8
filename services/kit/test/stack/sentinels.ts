import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { makeCertificate } from '../../../../scripts/stack/lib/certificate.ts';
import { freePorts } from '../../../../scripts/stack/lib/ports.ts';
import { eventually } from '../../src/testing/eventually.js';

const NAME = 'seyir';
const PASSWORD = 'sandalye-nehir';
const SENTINEL_PASSWORD = 'pencere-kaya';

export type Sentinels = Awaited<ReturnType<typeof startSentinels>>;

/** A master, a replica and three sentinels on loopback, all with passwords; with `tls` they accept only TLS. */
export const startSentinels = async ({ tls = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-sentinels-'));
  const { cert, key } = await makeCertificate(folder, '127.0.0.1');
  const children = new Map<number, ChildProcess>();
  const kill = () => children.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', kill);

  const encrypted = (port: number) => [
    'port 0',
    `tls-port ${port}`,
    `tls-cert-file ${cert}`,
    `tls-key-file ${key}`,
    `tls-ca-cert-file ${cert}`,
    'tls-auth-clients no',
    'tls-replication yes',
  ];
  const run = (port: number, lines: string[], ...more: string[]) => {
    const file = join(folder, `${port}.conf`);
    const common = ['bind 127.0.0.1', `dir ${folder}`, ...(tls ? encrypted(port) : [`port ${port}`])];
    writeFileSync(file, [...common, ...lines].join('\n'), { mode: 0o600 });
    children.set(port, spawn('redis-server', [file, ...more], { stdio: 'ignore' }));
  };
  const ask = async <T>(port: number, password: string, ...args: string[]): Promise<T> => {
    const socket = { host: '127.0.0.1', port, reconnectStrategy: false as const, connectTimeout: 1_000 };
    const client = createClient({
      password,
      socket: tls ? { ...socket, tls: true, ca: readFileSync(cert, 'utf8') } : socket,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.sendCommand(args);
    } finally {
      client.destroy();
    }
  };

  const [first = 0, second = 0, ...watchers] = await freePorts(5);
  const node = [`requirepass ${PASSWORD}`, `masterauth ${PASSWORD}`, 'save ""', 'repl-diskless-sync-delay 0'];
  run(first, node);
  run(second, [...node, `replicaof 127.0.0.1 ${first}`]);
  for (const port of watchers)
    run(
      port,
      [
        `requirepass ${SENTINEL_PASSWORD}`,
        `sentinel monitor ${NAME} 127.0.0.1 ${first} 2`,
        `sentinel auth-pass ${NAME} ${PASSWORD}`,
        `sentinel down-after-milliseconds ${NAME} 1000`,
        `sentinel failover-timeout ${NAME} 5000`,
      ],
      '--sentinel',
    );

  const atMaster = (...args: string[]) => master().then((port) => ask<unknown>(port, PASSWORD, ...args));
  const master = async (): Promise<number> => {
    for (const port of watchers) {
      const answer = ask<[string, string]>(
        port,
        SENTINEL_PASSWORD,
        'SENTINEL',
        'GET-MASTER-ADDR-BY-NAME',
        NAME,
      );
      const found = await answer.catch(() => undefined);
      if (found) return Number(found[1]);
    }
    throw new Error('no sentinel answers');
  };
  const field = (flat: string[], name: string) => flat[flat.indexOf(name) + 1];
  /** True if every sentinel knows the others and a synchronised replica: only then can they agree on a failover. */
  const agreed = async () => {
    for (const port of watchers) {
      const known = await ask<string[]>(port, SENTINEL_PASSWORD, 'SENTINEL', 'MASTER', NAME);
      if (field(known, 'num-other-sentinels') !== '2' || field(known, 'num-slaves') !== '1') return false;
    }
    return String(await atMaster('INFO', 'replication')).includes('state=online');
  };
  await eventually(agreed, 30_000);

  const scheme = tls ? 'rediss+sentinel' : 'redis+sentinel';
  const places = watchers.map((port) => `127.0.0.1:${port}`);
  return {
    config: {
      url: `${scheme}://default:${PASSWORD}@${places.join(',')}/${NAME}/0`,
      sentinelPassword: SENTINEL_PASSWORD,
      ...(tls && { ca: readFileSync(cert, 'utf8') }),
    },
    /** Port of the master according to the sentinels. */
    master,
    atMaster,
    /** Kills the process on this port with SIGKILL; resolves when it is gone. */
    async kill(port: number) {
      const child = children.get(port);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    freeze: (port: number) => children.get(port)?.kill('SIGSTOP'),
    sentinels: watchers,
    /** Makes the sentinels promote the replica although the master lives. */
    failOver: () => ask<string>(watchers[0] ?? 0, SENTINEL_PASSWORD, 'SENTINEL', 'FAILOVER', NAME),
    async stop() {
      kill();
      process.off('exit', kill);
      await Promise.all(
        [...children.values()]
          .filter((child) => child.exitCode === null && child.signalCode === null)
          .map((child) => once(child, 'exit')),
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
