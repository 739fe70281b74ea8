import { describe, expect, it } from '@jest/globals';
import { embeddedEnv, mayShowSecrets, wantsDemo } from '../src/config.js';
import { greeting } from '../src/greeting.js';

const ORIGIN = 'https://seyir.example';

describe('the console output', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ HOST: '::1' }, true, true],
    [{ HOST: 'localhost' }, true, true],
    [{ ORIGIN }, true, false],
    [{ HOST: '0.0.0.0', ORIGIN }, true, false],
    [{ HOST: '10.1.2.3' }, true, false],
  ])('links and passwords with %j, terminal %s: %s', (env, isTTY, expected) => {
    expect(mayShowSecrets(embeddedEnv.parse(env), { isTTY })).toBe(expected);
  });

  it('names the files of logins and mails, and shows passwords only if allowed', () => {
    const logins = [{ username: 'selin', password: 'abcd-efgh-jkmn', roles: ['member' as const] }];
    const site = {
      address: 'http://127.0.0.1:1',
      dataDir: '/var/seyir',
      logins,
      close: async () => undefined,
    };
    expect(greeting(site, true)).toMatch(/selin +abcd-efgh-jkmn {3}member/);
    expect(greeting(site, false)).not.toContain('abcd');
    for (const shown of [true, false]) {
      expect(greeting(site, shown)).toContain('/var/seyir/demo-logins.json');
      expect(greeting(site, shown)).toContain('/var/seyir/mails');
      expect(greeting(site, shown)).toContain("SEYIR_DATA='/var/seyir' npm run demo -- clear");
    }
  });
});

it.each([
  [{}, true],
  [{ SEYIR_DEMO: 'false' }, false],
  [{ ORIGIN }, false],
  [{ ORIGIN, SEYIR_DEMO: 'false' }, false],
  [{ ORIGIN, SEYIR_DEMO: 'true' }, true],
])('demo content with %j: %s', (env, expected) => {
  expect(wantsDemo(embeddedEnv.parse(env))).toBe(expected);
});
