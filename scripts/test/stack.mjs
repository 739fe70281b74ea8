// One stack and one fleet for all that needs them: contract suites on the real servers, then the journeys and one short
// fault of each kind on the fleet. Writes what it counted to SEYIR_REPORT.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databases, planFleet, startFleet, startStack } from '../../deploy/stack/index.mjs';
import { fillDemo } from '../../deploy/stack/fill-demo.mjs';
import { fleetEnv } from '../faults/fleet/fleet-env.mjs';
import { fleetSite } from '../faults/fleet/fleet-site.mjs';
import { runFaults } from '../faults/fleet/scenarios.mjs';
import { runJest } from './jest.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'seyir-stack-'));
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());

const sum = { passed: 0, failed: 0, unstable: [] };

const jest = async (name, config, env, ...more) => {
  const found = await runJest({
    spawn: (args) => runProgram('jest', args, env),
    args: ['--config', config, '--runInBand', ...more],
    report: join(folder, `${name}.json`),
    root,
  });
  sum.passed += found.passed;
  sum.failed += found.failed;
  sum.unstable.push(...found.unstable);
};

const runProgram = (program, args, env) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning',
        ...env,
      },
      stdio: 'inherit',
      signal: stop.signal,
    });
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });

const log = (line) => console.log(line);
const home = join(folder, 'home');
const stack = await startStack({ home, services: databases(), guard: true, log, signal: stop.signal });
try {
  await jest('contracts', 'services/kit/jest.stack.config.js', { STACK_STATE: join(home, 'state.json') });
  const plan = await planFleet({ root, stack, env: fleetEnv(root, folder) });
  const { processes, origin, importer } = plan;
  const lines = [];
  const fleet = await startFleet({
    home,
    processes,
    guard: true,
    respawn: true,
    log,
    output: (line) => lines.push(line),
    signal: stop.signal,
  });
  try {
    await fillDemo({ root, env: importer, log, signal: stop.signal });
    // What pages look like does not change with where their services run.
    const looks = '--testPathIgnorePatterns=states.journey';
    const journeys = {
      SEYIR_SITE: origin,
      SEYIR_MAILS: stack.mails,
      SEYIR_LOGINS: join(importer.SEYIR_DATA, 'demo-logins.json'),
    };
    await jest('journeys', 'scripts/journeys/jest.config.js', journeys, looks);
    const site = fleetSite({ stack, fleet, plan, folder });
    for (const { findings } of await runFaults(site, { long: false, log, signal: stop.signal }))
      sum[findings.length === 0 ? 'passed' : 'failed'] += 1;
  } finally {
    await fleet.stop();
    if (sum.failed > 0) console.log(lines.slice(-60).join('\n'));
  }
} finally {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
  if (process.env.SEYIR_REPORT) writeFileSync(process.env.SEYIR_REPORT, JSON.stringify(sum));
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
