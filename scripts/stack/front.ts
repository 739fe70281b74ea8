import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './lib/find.ts';
import { aptInstall } from './lib/packages.ts';
import type { Log } from './lib/log.ts';
import type { ProcessPlan } from './fleet.ts';

/** `check`: port on this machine that serves /readyz */
type Backend = { name: string; address: string; check: number };

type Listener = { port: number; backends: Backend[] };

/** The programs of administrators are not on every user's PATH in Debian. */
const program = () =>
  findOnPath('haproxy') ?? ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) => existsSync(file));

/** Installs HAProxy if it is missing. */
export async function installFront(log: Log) {
  if (!program()) await aptInstall(['haproxy'], log);
}

/**
 * HAProxy, the fleet's single address: distributes calls to the ready replicas, like a cluster's Service and Gateway.
 * @param home folder for its file
 * @param listeners by name; the first is the site's
 * @throws {Error} if HAProxy is not installed
 */
export function planFront(home: string, listeners: Record<string, Listener>): ProcessPlan {
  const command = program();
  if (!command) throw new Error('haproxy is missing: node scripts/stack/cli.ts install');
  const file = join(home, 'front.cfg');
  writeFileSync(file, frontConfig(listeners));
  const [site] = Object.values(listeners);
  return {
    name: 'front',
    command,
    args: ['-db', '-f', file],
    readyUrl: `http://127.0.0.1:${site?.port}${READY}`,
    last: true, // otherwise it alarms for processes that are not up yet
    env: {},
  };
}

const READY = '/front-ready';

/**
 * A connection to a process serves one request, so a draining process never closes one with a new request. A request
 * that was refused or reset before an answer is retried on another process; a write only if nothing was sent. Three
 * checks must fail. A process that is unready or gone fails them at once and gets no requests after two seconds. A
 * silent one has five seconds per check: it is busy, and it may be the only one left.
 */
const frontConfig = (listeners: Record<string, Listener>) => `defaults
  mode http
  timeout connect 2s
  timeout client 65s
  timeout server 65s
  timeout tunnel 1h
  timeout check 5s
  option http-server-close
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response

${Object.entries(listeners).map(listen).join('\n')}`;

const listen = ([name, { port, backends }]: [string, Listener]) => `frontend ${name}
  bind 127.0.0.1:${port}
  monitor-uri ${READY}
  monitor fail if { nbsrv(${name}) lt ${backends.length} }
  http-request set-header X-Forwarded-Proto http
  http-request set-header X-Forwarded-For %[src]
  http-request del-header X-Forwarded-Host
  default_backend ${name}

backend ${name}
  balance leastconn
  http-request disable-l7-retry if !METH_GET
  option httpchk GET /readyz
${backends.map(({ name: server, address, check }) => `  server ${server} ${address} check port ${check} inter 1s fastinter 250ms downinter 500ms fall 3 rise 1\n`).join('')}`;
