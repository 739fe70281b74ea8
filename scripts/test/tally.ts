import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { jestEnv } from '../lib/jest-env.ts';
import { END, runJest } from './jest.ts';

/** Counts the results of several Jest runs and of other checks, for a test command. */
export const openTally = ({
  folder,
  signal,
}: {
  /** for reports */
  folder: string;
  signal: AbortSignal;
}) => {
  const sum = { passed: 0, failed: 0, unstable: [] as string[], failures: [] as string[] };

  const runProgram = (program: string, args: string[], env: Record<string, string>, root: string) =>
    new Promise<number>((resolve) => {
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
      child.on('exit', (code) => resolve(code ?? 1));
    });

  return {
    sum,
    /** Counts one result of a check, with its name. */
    count(held: boolean, name: string) {
      sum[held ? 'passed' : 'failed'] += 1;
      if (!held) sum.failures.push(name);
    },
    /** Runs the tests of a configuration below `root`, which may be another checkout of the project. */
    async jest(name: string, root: string, config: string, env: Record<string, string>, ...more: string[]) {
      const found = await runJest({
        spawn: (args) => runProgram('jest', args, env, root),
        args: ['--config', config, '--runInBand', END, ...more],
        report: join(folder, `${name}.json`),
        root,
      });
      sum.passed += found.passed;
      sum.failed += found.failed;
      sum.unstable.push(...found.unstable);
      sum.failures.push(...found.failures);
    },
    /**
     * Runs a program that counts like a stage: it writes its counts to SEYIR_REPORT.
     * @param args for Node
     */
    async program(name: string, root: string, args: string[], env: Record<string, string> = {}) {
      const report = join(folder, `${name}.json`);
      rmSync(report, { force: true });
      const own = { NODE_OPTIONS: '', SEYIR_REPORT: report, ...env };
      const code = await runProgram(process.execPath, args, own, root);
      const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: 1 };
      const ended = found.failed === 0 && code !== 0;
      sum.passed += found.passed;
      sum.failed += ended ? 1 : found.failed;
      sum.unstable.push(...(found.unstable ?? []));
      sum.failures.push(...(found.failures ?? []), ...(ended ? [`${name} ended with ${code}`] : []));
    },
    /** Reports the counts to the calling stage and the shell. */
    close() {
      if (process.env.SEYIR_REPORT) writeFileSync(process.env.SEYIR_REPORT, JSON.stringify(sum));
      console.log(`${sum.passed} passed, ${sum.failed} failed`);
      process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
    },
  };
};
