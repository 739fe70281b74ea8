import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { firstLine } from '../test/jest.ts';

/** Writes the counts of a test command to the file SEYIR_REPORT. */
export default class Report implements Reporter {
  private tests: TestCase[] = [];
  /** Errors outside of tests: a file that cannot be read, a site that does not start. */
  private errors: string[] = [];

  onBegin(_config: FullConfig, suite: Suite) {
    this.tests = suite.allTests();
  }

  onError({ message }: TestError) {
    this.errors.push(firstLine(message));
  }

  onEnd() {
    const file = process.env['SEYIR_REPORT'];
    if (!file) return;
    const passed = this.tests.filter(hasPassed);
    // A test that did not run because of an earlier failure counts as failed: no test is skipped on purpose.
    const failed = this.tests.length - passed.length + this.errors.length;
    const unstable = passed.filter((test) => test.outcome() === 'flaky').map(nameOf);
    const failures = [
      ...this.tests.filter((test) => !hasPassed(test)).map((test) => `${nameOf(test)}: ${reasonOf(test)}`),
      ...this.errors,
    ];
    writeFileSync(file, JSON.stringify({ passed: passed.length, failed, unstable, failures }));
  }

  printsToStdio() {
    return false;
  }
}

const hasPassed = (test: TestCase) => test.results.at(-1)?.status === 'passed';

/** For example `session.journey.ts (wide): A-01 signs in …`. */
const nameOf = (test: TestCase) => {
  const [, project, file, ...titles] = test.titlePath();
  return `${file} (${project}): ${titles.filter(Boolean).join(' ')}`;
};

const reasonOf = (test: TestCase) => firstLine(test.results.at(-1)?.error?.message ?? 'did not run');
