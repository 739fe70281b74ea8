import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './lib/find.mjs';
import { aptInstall } from './lib/packages.mjs';

/**
 * @typedef {{ name: string, address: string, check: number }} Backend `check`: port on this machine whose /readyz tells
 * @typedef {{ port: number, backends: Backend[] }} Listener
 */

/** Debian does not have administrators' programs on everybody's path. */
const program = () =>
  findOnPath('haproxy') ?? ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) => existsSync(file));

/** Installs HAProxy where it is missing. @param {import('./lib/log.mjs').Log} log */
export async function installFront(log) {
  if (!program()) await aptInstall(['haproxy'], log);
}

/**
 * HAProxy, the fleet's one address: spreads calls over the replicas that are ready, as a cluster's Service and Gateway do.
 * @param {string} home folder for its file
 * @param {Record<string, Listener>} listeners by name; the first is the site's
 * @returns {import('./fleet.mjs').ProcessPlan}
 * @throws {Error} when HAProxy is not installed
 */
export function planFront(home, listeners) {
  const command = program();
  if (!command) throw new Error('haproxy is missing: node scripts/stack/cli.mjs install');
  const file = join(home, 'front.cfg');
  writeFileSync(file, frontConfig(listeners));
  const [site] = Object.values(listeners);
  return {
    name: 'front',
    command,
    args: ['-db', '-f', file],
    readyUrl: `http://127.0.0.1:${site?.port}${READY}`,
    last: true, // else it alarms of everybody who is not up yet
    env: {},
  };
}

const READY = '/front-ready';

/**
 * A connection to a process serves one request: what a draining process closes is never one that a request was just sent
 * on. One that was refused or reset before an answer is asked again elsewhere, writes only where nothing was sent.
 *
 * Three checks have to fail. A process that says no or is gone does so at once, and is left within two seconds. One that is
 * silent has five seconds for each: it is busy, and perhaps nobody else answers for it.
 * @param {Record<string, Listener>} listeners
 */
const frontConfig = (listeners) => `defaults
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

/** @param {[string, Listener]} listener */
const listen = ([name, { port, backends }]) => `frontend ${name}
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
