import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../lib/find.ts';
import type { Spec } from './spec.ts';
import type { ProcessPlan } from '../fleet.ts';

const RULES = join(import.meta.dirname, '../../../deploy/observability/rules.yaml');
const TARGETS = 'targets.json';

/** Metrics and our alert rules for the processes of `watchProcesses`. */
export const prometheus: Spec = {
  name: 'prometheus',
  optional: true,
  ports: ['client'],
  stopSignal: 'SIGTERM',
  secrets: () => ({}),
  identity: [],
  missing: () => (findOnPath('prometheus') ? [] : ['prometheus']),
  async install() {},

  async prepare({ folder, ports }) {
    const data = join(folder, 'data');
    mkdirSync(data, { recursive: true });
    const targets = join(folder, TARGETS);
    if (!existsSync(targets)) writeFileSync(targets, '[]');
    const job = {
      job_name: 'seyir',
      honor_labels: true,
      file_sd_configs: [{ files: [targets], refresh_interval: '2s' }],
    };
    const config = {
      global: { scrape_interval: '2s', evaluation_interval: '2s' },
      rule_files: [RULES],
      scrape_configs: [job],
    };
    const file = join(folder, 'prometheus.json');
    writeFileSync(file, JSON.stringify(config)); // JSON is YAML
    return {
      command: findOnPath('prometheus') ?? 'prometheus',
      args: [
        `--config.file=${file}`,
        `--storage.tsdb.path=${data}`,
        `--web.listen-address=127.0.0.1:${ports['client']}`,
      ],
      cwd: folder,
    };
  },

  async ready({ ports }) {
    const answer = await fetch(`http://127.0.0.1:${ports['client']}/-/ready`).catch(() => undefined);
    return answer?.ok === true;
  },

  async provision() {},
};

/**
 * Makes the Prometheus of a stack scrape these processes.
 * @param home of the stack
 * @param processes those without metrics are left out
 * @returns `host:port` of each
 */
export function watchProcesses(home: string, processes: ProcessPlan[]): string[] {
  const targets = processes.flatMap(({ name, env: { HEALTH_PORT } }) =>
    HEALTH_PORT && name !== 'web' ? [`127.0.0.1:${HEALTH_PORT}`] : [],
  );
  const folder = join(home, prometheus.name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, TARGETS), JSON.stringify([{ targets }]));
  return targets;
}
