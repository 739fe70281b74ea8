import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { jestEnv } from '../lib/jest-env.mjs';
import { runJest } from './jest.mjs';

/**
 * Counts what several runs of Jest and checks of our own find, for a test command.
 * @param {object} options
 * @param {string} options.folder for reports
 * @param {AbortSignal} options.signal
 */
export const openTally = ({ folder, signal }) => {
  const sum = { passed: 0, failed: 0, unstable: [] };

  const runProgram = (program, args, env, root) =>
    new Promise((resolve) => {
      const child = spawn(program, args, {
        cwd: root,
        env: {
          ...process.env,
          PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
          ...jestEnv,
          ...env,
        },
        stdio: 'inherit',
        signal,
      });
      child.on('error', () => resolve(1));
      child.on('exit', resolve);
    });

  return {
    sum,
    /** One finding of a check. @param {boolean} held */
    count(held) {
      sum[held ? 'passed' : 'failed'] += 1;
    },
    /**
     * Runs the tests of a configuration below `root`, which may be another checkout of the project.
     * @param {string} name @param {string} root @param {string} config @param {Record<string, string>} env @param {string[]} more
     */
    async jest(name, root, config, env, ...more) {
      const found = await runJest({
        spawn: (args) => runProgram('jest', args, env, root),
        args: ['--config', config, '--runInBand', ...more],
        report: join(folder, `${name}.json`),
        root,
      });
      sum.passed += found.passed;
      sum.failed += found.failed;
      sum.unstable.push(...found.unstable);
    },
    /**
     * Runs a program of ours that counts as a stage does: it writes its sums to SEYIR_REPORT.
     * @param {string} name @param {string} root @param {string[]} args for Node
     */
    async program(name, root, ...args) {
      const report = join(folder, `${name}.json`);
      const code = await runProgram(process.execPath, args, { NODE_OPTIONS: '', SEYIR_REPORT: report }, root);
      const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: 1 };
      sum.passed += found.passed;
      sum.failed += found.failed === 0 && code !== 0 ? 1 : found.failed;
    },
    /** Tells who runs this as a stage, and the shell. */
    close() {
      if (process.env.SEYIR_REPORT) writeFileSync(process.env.SEYIR_REPORT, JSON.stringify(sum));
      console.log(`${sum.passed} passed, ${sum.failed} failed`);
      process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
    },
  };
};
