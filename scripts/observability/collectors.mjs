import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../deploy/stack/lib/ports.mjs';
import { until } from '../../deploy/stack/lib/wait.mjs';

/**
 * Runs a program of this machine until it is stopped.
 * @param {string} program @param {string[]} args @param {Record<string, string>} env @param {string} readyUrl
 */
const run = async (program, args, env, readyUrl) => {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const failed = new Promise((_, reject) =>
    child.once('error', () => reject(new Error(`${program} is not on this machine's PATH`))),
  );
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const isReady = () =>
    fetch(readyUrl).then(
      ({ ok }) => ok,
      () => false,
    );
  const ready = until(isReady, { what: `an answer of ${program}`, timeout: 30_000, every: 100 });
  await Promise.race([ready, failed]);
  return stop;
};

/** Jaeger in memory, on loopback. */
export const startJaeger = async () => {
  const [otlp = 0, query = 0, ...rest] = await freePorts(9);
  const at = (/** @type {number | undefined} */ port) => `127.0.0.1:${port}`;
  const flags = {
    'collector.otlp.http.host-port': at(otlp),
    'query.http-server.host-port': at(query),
    'collector.otlp.grpc.host-port': at(rest[0]),
    'query.grpc-server.host-port': at(rest[1]),
    'admin.http.host-port': at(rest[2]),
    'collector.grpc-server.host-port': at(rest[3]),
    'collector.http-server.host-port': at(rest[4]),
    'http-server.host-port': at(rest[5]),
  };
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const env = { COLLECTOR_OTLP_ENABLED: 'true' };
  const stop = await run('jaeger-all-in-one', args, env, `http://${at(rest[2])}/`);
  return { collector: `http://${at(otlp)}`, api: `http://${at(query)}/api`, stop };
};

/**
 * Prometheus with our rules over these targets.
 * @param {string} folder for its data @param {string} rules @param {string[]} targets `host:port`
 */
export const startPrometheus = async (folder, rules, targets) => {
  const [port] = await freePorts(1);
  const file = join(folder, 'prometheus.json');
  const job = { job_name: 'seyir', honor_labels: true, static_configs: [{ targets }] };
  const config = {
    global: { scrape_interval: '2s', evaluation_interval: '2s' },
    ...{ rule_files: [rules], scrape_configs: [job] },
  };
  writeFileSync(file, JSON.stringify(config)); // JSON is YAML
  const address = `127.0.0.1:${port}`;
  const args = [
    ...[`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'tsdb')}`],
    `--web.listen-address=${address}`,
  ];
  const stop = await run('prometheus', args, {}, `http://${address}/-/ready`);
  return { api: `http://${address}/api/v1`, stop };
};
