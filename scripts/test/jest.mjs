import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** More files than this failing together is no accident of the machine. */
const MOST_AGAIN = 3;

/**
 * Runs Jest and answers what it counted. Files that failed run once more, alone: on a shared machine one of three
 * thousand tests may stumble over its neighbours. What passes only then is named as unstable, so that it is mended, and
 * what fails twice has failed. `spawn(args)` runs Jest and answers its exit code.
 * @returns {Promise<{ passed: number, failed: number, unstable: string[] }>}
 */
export const runJest = async ({ spawn, args, report, root }) => {
  const first = await once(spawn, args, report);
  const files = first.files;
  if (files.length === 0 || files.length > MOST_AGAIN) return { ...first, unstable: [] };
  console.log(`\n› Once more, alone: ${files.map((file) => relative(root, file)).join(', ')}`);
  const alone = args.filter((arg) => !arg.startsWith('--maxWorkers') && arg !== '--runInBand');
  const second = await once(spawn, [...alone, '--runInBand', '--runTestsByPath', ...files], report);
  // The files' tests that passed at first are in the second count, too.
  const passed = first.passed - first.passedInFiles + second.passed;
  const unstable = files.filter((file) => !second.files.includes(file)).map((file) => relative(root, file));
  return { passed, failed: second.failed, unstable };
};

const once = async (spawn, args, report) => {
  rmSync(report, { force: true });
  const code = await spawn([...args, '--json', `--outputFile=${report}`]);
  if (!existsSync(report)) return { passed: 0, failed: 1, passedInFiles: 0, files: [] };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const red = testResults.filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    // A run that failed otherwise (coverage, open handles) must not look green.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    passedInFiles: red.flatMap((r) => r.assertionResults).filter((r) => r.status === 'passed').length,
    files: red.map(({ name }) => name),
  };
};
