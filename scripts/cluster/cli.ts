// A real single-node Kubernetes on this machine: install, up, down, status, and env for a shell.
import { readArgs } from '../lib/args.ts';
import { clusterStatus, environment, startCluster, stopCluster } from './cluster.ts';
import { installPrograms } from './programs.ts';

const log = (line: string) => console.log(line);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => stop.abort(new Error(`stopped by ${signal}`)));

const commands: Record<string, () => Promise<void> | void> = {
  install: () => installPrograms(log),
  up: () => startCluster({ log, signal: stop.signal }),
  down: () => stopCluster(log),
  status: () => {
    for (const { name, state, pid, log: file } of clusterStatus())
      log(`${name.padEnd(11)} ${state.padEnd(8)} ${String(pid ?? '').padStart(7)} ${file}`);
  },
  env: () => {
    for (const [name, value] of Object.entries(environment())) log(`export ${name}='${value}'`);
  },
};

const USAGE = `usage: node scripts/cluster/cli.ts ${Object.keys(commands).join(' | ')}`;
const [name = ''] = readArgs(USAGE, { allowPositionals: true }).positionals;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
