import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** If more files than this fail together, of four hundred, the cause is not the machine. */
const MOST_AGAIN = 6;

/** A failed test leaves its connections open, and a run in one process would wait for them for ever. */
export const END = '--forceExit';

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
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

export interface Ran {
  passed: number;
  failed: number;
  /** tests or files that failed, and passed on a later try */
  unstable: string[];
  /** the tests that failed, each with the first line of its error */
  failures: string[];
}

/**
 * Runs Jest and returns its counts. Failed files run once more, alone, because on a shared machine one of nine
 * thousand tests may fail because of the load. A test that passes only then is listed as unstable, so that it gets
 * fixed; a test that fails twice has failed. `spawn(args)` runs Jest and resolves to its exit code.
 */
export const runJest = async ({ spawn, args, report, root }: JestRun): Promise<Ran> => {
  const first = await once(spawn, args, report, root);
  const files = first.files;
  if (files.length === 0 || files.length > MOST_AGAIN) return { ...first, unstable: [] };
  console.log(`\n› Once more, alone: ${files.map((file) => relative(root, file)).join(', ')}`);
  const alone = args.filter((arg) => !arg.startsWith('--maxWorkers') && arg !== '--runInBand');
  const inBand = [...alone.filter((arg) => arg !== END), '--runInBand', END];
  const second = await once(spawn, [...inBand, '--runTestsByPath', ...files], report, root);
  // The second count includes the tests of these files that passed the first time.
  const passed = first.passed - first.passedInFiles + second.passed;
  const unstable = files.filter((file) => !second.files.includes(file)).map((file) => relative(root, file));
  return { passed, failed: second.failed, unstable, failures: second.failures };
};

const once = async (spawn: Spawn, args: string[], report: string, root: string) => {
  rmSync(report, { force: true });
  const code = await spawn([...args, '--json', `--outputFile=${report}`]);
  if (!existsSync(report))
    return {
      passed: 0,
      failed: 1,
      passedInFiles: 0,
      files: [] as string[],
      failures: ['Jest wrote no report'],
    };
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
    failures: red.flatMap((result) => failuresOf(result, root)),
  };
};

/** A file whose tests did not start has only a message of its own. */
const failuresOf = ({ name, message, assertionResults }: Report['testResults'][number], root: string) => {
  const file = relative(root, name);
  const red = assertionResults.filter(({ status }) => status === 'failed');
  if (red.length === 0) return [`${file}: ${firstLine(message)}`];
  return red.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
};

const MOST_CHARACTERS = 300;

/** The first line of an error that says something, without the colours of a terminal. */
export const firstLine = (text = ''): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '')
    ?.slice(0, MOST_CHARACTERS) ?? '';
