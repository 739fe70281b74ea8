import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** Plain JavaScript that any Node runs. The first program installs the packages; the second needs none. */
const first = /^exec node scripts\/(start|images\/build)\.mjs\b/;

it.each(Object.entries(scripts))('npm run %s works before anything is installed', (_name, line) =>
  expect(line).toMatch(first),
);

it.each(Object.entries(scripts).filter(([, line]) => line.includes('start.mjs')))(
  'scripts/start.mjs knows what npm run %s asks it for',
  (_name, line) => {
    const [, command] = /start\.mjs (\S+)/.exec(line) ?? [];
    const source = readFileSync(join(root, 'scripts/start.mjs'), 'utf8');
    expect(command === undefined || new RegExp(`^  '?${command}'?: `, 'm').test(source)).toBe(true);
  },
);
