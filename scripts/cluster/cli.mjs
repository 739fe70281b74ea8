// A real Kubernetes of one node on this machine: install, up, down, status, and env for a shell.
import { clusterStatus, environment, startCluster, stopCluster } from './cluster.mjs';
import { installPrograms } from './programs.mjs';

const log = (/** @type {string} */ line) => console.log(line);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => stop.abort(new Error(`stopped by ${signal}`)));

/** @type {Record<string, () => Promise<void> | void>} */
const commands = {
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

const [name = ''] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(`usage: node scripts/cluster/cli.mjs ${Object.keys(commands).join(' | ')}`);
  process.exitCode = 2;
} else {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
