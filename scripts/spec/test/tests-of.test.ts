import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { testReader } from '../tests-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'seyir-tests-of-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

/** The tests of a file with this text. */
const testsIn = (text: string) => {
  const name = `${++files}.test.ts`;
  writeFileSync(join(folder, name), text);
  return testReader(folder)(name);
};
const one = (text: string) => testsIn(text)[0];

describe('a test', () => {
  it.each([
    ["it('A-01 x', () => { expect(1).toBe(1); });"],
    ["test('A-01 x', async () => { await expect(call()).rejects.toThrow(); });"],
    ["it.each([1, 2])('A-01 x', (n) => { expect(n).toBeGreaterThan(0); });"],
    ["test('A-01 x', { tag: '@phone' }, async ({ page }) => { await page.waitForURL('**/a'); });"],
    ["test('A-01 x', async (t) => { assert.equal(1, 1); });"],
    ["const holds = () => expect(1).toBe(1); it('A-01 x', () => { holds(); });"],
    ["it('A-01 x', () => { expect(screen.getByText('Merhaba')).toBeTruthy(); });"],
    ["it('A-01 x', () => { expect(find()).toBeUndefined(); });"],
  ])('counts: %s', (text) => {
    expect(one(text)).toEqual({ name: 'A-01 x', suites: [], skipped: false, hollow: false });
  });

  it.each([
    ["it('A-01 x', () => { render(1); });"],
    ["it('A-01 x', () => { expect(answer).toBeDefined(); });"],
    ["it('A-01 x', () => { expect(answer).toBeTruthy(); });"],
    ["it('A-01 x', () => { expect(answer).not.toBeNull(); });"],
    ["it('A-01 x', () => { expect(answer); });"],
    ["const tries = () => render(1); it('A-01 x', () => { tries(); });"],
  ])('checks nothing: %s', (text) => {
    expect(one(text)).toMatchObject({ name: 'A-01 x', hollow: true });
  });

  it.each([
    ["it.skip('A-01 x', () => { expect(1).toBe(1); });"],
    ["it.todo('A-01 x');"],
    [
      "describe.skip('a suite', () => { describe('b', () => { it('A-01 x', () => { expect(1).toBe(1); }); }); });",
    ],
    ["test('A-01 x', () => { test.skip(true, 'later'); expect(1).toBe(1); });"],
    ["test('A-01 x', (t) => { t.skip(); assert.equal(1, 1); });"],
    ["(has ? it : it.skip)('A-01 x', () => { expect(1).toBe(1); });"],
    ["const maybe = has ? it : it.skip; maybe('A-01 x', () => { expect(1).toBe(1); });"],
    [
      "const group = has ? describe : describe.skip; group('a', () => { it('A-01 x', () => { expect(1).toBe(1); }); });",
    ],
  ])('is skipped: %s', (text) => {
    expect(testsIn(text)).toMatchObject([{ name: 'A-01 x', skipped: true }]);
  });

  it('has the names of its suites', () => {
    expect(
      testsIn(
        "describe('A-01 a', () => { test.describe('b', () => { it('c', () => { expect(1).toBe(1); }); }); });",
      ),
    ).toEqual([{ name: 'c', suites: ['A-01 a', 'b'], skipped: false, hollow: false }]);
  });

  it('may check through a function of another file', () => {
    writeFileSync(join(folder, 'helper.ts'), 'export const isWhole = () => { expect(1).toBe(1); };');
    const text = "import { isWhole } from './helper.ts'; it('A-01 x', () => { isWhole(); });";
    expect(one(text)).toMatchObject({ hollow: false });
  });
});
