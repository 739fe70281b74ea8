import { resolve } from 'node:path';
import { stopHome } from './down.ts';
import { fillDemo } from './fill-demo.ts';
import { installFront } from './front.ts';
import { tail, type Log } from './lib/log.ts';
import { LineFollower } from './lib/follow.ts';
import { killTree, pauseTree, resumeTree, stateOf, type Identity } from './lib/processes.ts';
import { runFleet } from './run-fleet.ts';
import { install, USUAL } from './servers/all.ts';
import { openStack, startStack } from './stack.ts';
import { fleetFile, logFile, logNames, readState, type StackState } from './state.ts';
import { databases } from './topology.ts';

export const USAGE = `usage: node scripts/stack/cli.ts COMMAND [--home FOLDER]
  install                        what is missing on this machine
  up [--services a,b] [--servers kafka,redis]
                                 start the servers; they stay when the command ends
                                 (where none are named: all but keycloak, jaeger and
                                 prometheus)
  fleet [--port 3000] [--keycloak] [--servers jaeger,prometheus]
                                 servers and all processes, in the foreground, until Ctrl-C; with --keycloak one
                                 signs in there; --servers names those that are started besides
  status | down
  logs NAME [-n 50] [-f]         of a server, a process such as comments-2, or all replicas of comments
  env SERVICE                    what a process of that service needs to reach the servers
  start|restart|wipe SERVER      wipe removes its data
  kill|pause|resume NAME         SIGKILL, SIGSTOP, SIGCONT`;

interface Call {
  subject: string | undefined;
  root: string;
  home: string;
  services: string[] | undefined;
  servers: string[] | undefined;
  /** of the site */
  port: number;
  keycloak: boolean;
  lines: number;
  follow: boolean;
  signal: AbortSignal;
  log: (line: string) => void;
}

export const commands: Record<string, (call: Call) => Promise<void>> = {
  async install({ servers, log }) {
    await install(servers ?? [...USUAL, 'keycloak'], log);
    if (!servers) await installFront(log);
  },

  async up(call) {
    const { home, services = databases(), servers, log, signal } = call;
    await startStack({ home, services, log, signal, ...(servers ? { servers } : {}) });
    await status(call);
  },

  async fleet({ home, root, port, keycloak, servers, log, signal }) {
    const fill = (env: Record<string, string>) => fillDemo({ root, env, log, signal });
    await runFleet({ home, root, port, keycloak, besides: servers ?? [], fill, log, signal });
  },

  down: ({ home, log }) => stopHome(home, log),

  status,

  async logs({ home, subject, lines, follow, signal, log }) {
    const names = logged(home, named(subject));
    const followers = names.map((name) => {
      const file = logFile(resolve(home), name);
      const say = (line: string) => log(names.length > 1 ? `${name} | ${line}` : line);
      const text = tail(file, lines);
      if (text) text.split('\n').forEach(say);
      return follow ? new LineFollower(file, say) : undefined;
    });
    if (!follow) return;
    const alive = setInterval(() => {}, 60_000);
    await new Promise((done) => signal.addEventListener('abort', done));
    clearInterval(alive);
    for (const follower of followers) follower?.stop();
  },

  async env({ home, subject, log }) {
    for (const [key, value] of Object.entries(opened(home).env(named(subject)))) log(`${key}=${value}`);
  },

  start: ({ home, subject, log }) => opened(home, log).start(named(subject)),
  restart: ({ home, subject, log }) => opened(home, log).restart(named(subject)),
  wipe: ({ home, subject, log }) => opened(home, log).wipe(named(subject)),

  kill: ({ home, subject }) => killTree(live(home, named(subject))),
  pause: ({ home, subject }) => pauseTree(live(home, named(subject))),
  resume: async ({ home, subject }) => resumeTree(live(home, named(subject))),
};

async function status({ home, log }: Call) {
  const servers = openStack(home)?.status() ?? [];
  for (const { name, state, pid, port } of servers) log(row(name, state, pid, port));
  for (const [name, identity] of processes(home)) {
    const state = stateOf(identity);
    log(row(name, state, state === 'gone' ? undefined : identity.pid));
  }
  if (servers.length === 0) log(`nothing was started in ${resolve(home)}`);
}

const row = (name: string, state: string, pid?: number, port?: number) =>
  [name.padEnd(18), state.padEnd(8), String(pid ?? '').padEnd(8), port ? `127.0.0.1:${port}` : '']
    .join(' ')
    .trimEnd();

/** The running process of a server or of the fleet. */
function live(home: string, name: string) {
  const state: StackState | undefined = readState(`${resolve(home)}/state.json`);
  const identity = state?.servers[name]?.process ?? new Map(processes(home)).get(name);
  if (!identity || stateOf(identity) === 'gone') throw new Error(`${name} does not run`);
  return identity;
}

/**
 * Names of the requested logs: the one with that name, or those of its replicas.
 * @throws {Error} that lists the existing logs
 */
function logged(home: string, wanted: string) {
  const names = logNames(resolve(home));
  if (names.length === 0) throw new Error(`nothing was started in ${resolve(home)}`);
  if (names.includes(wanted)) return [wanted];
  const replicas = names.filter((name) => name.replace(/-\d+$/, '') === wanted);
  if (replicas.length === 0) throw new Error(`there is no log of ${wanted}: there are ${names.join(', ')}`);
  return replicas;
}

const processes = (home: string): [string, Identity][] =>
  Object.entries(readState(fleetFile(resolve(home)))?.processes ?? {});

function opened(home: string, log?: Log) {
  const stack = openStack(home, log ? { log } : {});
  if (!stack) throw new Error(`nothing was started in ${resolve(home)}`);
  return stack;
}

function named(subject: string | undefined) {
  if (!subject) throw new Error(USAGE);
  return subject;
}
