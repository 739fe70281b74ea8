// One stack and one fleet for all that needs them: contract suites on the real servers, then the journeys and one short
// fault of each kind on the fleet. Writes what it counted to SEYIR_REPORT, as Jest would.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databases, planFleet, startFleet, startStack } from '../../deploy/stack/index.mjs';
import { fillDemo } from '../../deploy/stack/fill-demo.mjs';
import { fleetEnv } from '../faults/fleet/fleet-env.mjs';
import { fleetSite } from '../faults/fleet/fleet-site.mjs';
import { runFaults } from '../faults/fleet/scenarios.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'seyir-stack-'));
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());

const sum = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };

const jest = async (name, config, env, ...args) => {
  const report = join(folder, `${name}.json`);
  const code = await new Promise((resolve) => {
    const child = spawn(
      'jest',
      ['--config', config, '--runInBand', '--json', `--outputFile=${report}`, ...args],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning',
          ...env,
        },
        stdio: 'inherit',
        signal: stop.signal,
      },
    );
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });
  if (!existsSync(report)) sum.numRuntimeErrorTestSuites += 1;
  else {
    const found = JSON.parse(readFileSync(report, 'utf8'));
    for (const key of Object.keys(sum)) sum[key] += found[key];
    if (code !== 0 && found.numFailedTests + found.numRuntimeErrorTestSuites === 0) sum.numFailedTests += 1;
  }
};

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
    await jest('journeys', 'scripts/journeys/jest.config.js', {
      SEYIR_SITE: origin,
      SEYIR_MAILS: join(importer.SEYIR_DATA, 'mails'),
      SEYIR_LOGINS: join(importer.SEYIR_DATA, 'demo-logins.json'),
    });
    const site = fleetSite({ stack, fleet, plan, folder });
    for (const { findings } of await runFaults(site, { long: false, log, signal: stop.signal }))
      sum[findings.length === 0 ? 'numPassedTests' : 'numFailedTests'] += 1;
  } finally {
    await fleet.stop();
    if (sum.numFailedTests > 0) console.log(lines.slice(-60).join('\n'));
  }
} finally {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
  if (process.env.SEYIR_REPORT) writeFileSync(process.env.SEYIR_REPORT, JSON.stringify(sum));
}
const failed = sum.numFailedTests + sum.numRuntimeErrorTestSuites;
console.log(`${sum.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed === 0 && sum.numPassedTests > 0 ? 0 : 1;
