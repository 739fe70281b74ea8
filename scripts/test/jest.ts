import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** If more files than this fail together, of four hundred, the cause is not the machine. */
const MOST_AGAIN = 6;

interface JestRun {
  spawn: Spawn;
  args: string[];
  /** Jest's report file */
  report: string;
  /** of the checkout */
  root: string;
}

/** Runs Jest with these arguments; resolves to its exit code. */
type Spawn = (args: string[]) => Promise<number>;

/** The used part of Jest's report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/**
 * Runs Jest and returns its counts. Failed files run once more, alone, because on a shared machine one of nine
 * thousand tests may fail because of the load. A test that passes only then is listed as unstable, so that it gets
 * fixed; a test that fails twice has failed. `spawn(args)` runs Jest and resolves to its exit code.
 */
export const runJest = async ({
  spawn,
  args,
  report,
  root,
}: JestRun): Promise<{ passed: number; failed: number; unstable: string[] }> => {
  const first = await once(spawn, args, report);
  const files = first.files;
  if (files.length === 0 || files.length > MOST_AGAIN) return { ...first, unstable: [] };
  console.log(`\n› Once more, alone: ${files.map((file) => relative(root, file)).join(', ')}`);
  const alone = args.filter((arg) => !arg.startsWith('--maxWorkers') && arg !== '--runInBand');
  const second = await once(spawn, [...alone, '--runInBand', '--runTestsByPath', ...files], report);
  // The second count includes the tests of these files that passed the first time.
  const passed = first.passed - first.passedInFiles + second.passed;
  const unstable = files.filter((file) => !second.files.includes(file)).map((file) => relative(root, file));
  return { passed, failed: second.failed, unstable };
};

const once = async (spawn: Spawn, args: string[], report: string) => {
  rmSync(report, { force: true });
  const code = await spawn([...args, '--json', `--outputFile=${report}`]);
  if (!existsSync(report)) return { passed: 0, failed: 1, passedInFiles: 0, files: [] as string[] };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }: Report = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const red = testResults.filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    // A run that failed for another reason (coverage, open handles) must not look green.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    passedInFiles: red.flatMap((r) => r.assertionResults).filter((r) => r.status === 'passed').length,
    files: red.map(({ name }) => name),
  };
};
