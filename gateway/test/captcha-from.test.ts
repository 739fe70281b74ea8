import { expect, it } from '@jest/globals';
import { memoryKeyValue, systemClock } from '@seyir/kit/stateless';
import { pino } from 'pino';
import { captchaFrom } from '../src/captcha-from.js';

const CAPTCHA_SECRET = 's'.repeat(32);

const start = (env: Parameters<typeof captchaFrom>[0]) => {
  const log: string[] = [];
  const clock = systemClock();
  const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(line) });
  return { captcha: captchaFrom(env, { keyValue: memoryKeyValue(clock), clock, logger }), log };
};

it.each([undefined, 'https://seyir.example', 'http://localhost:3000'])(
  'asks for bot checks with the secret, at %s',
  async (ORIGIN) => {
    const { captcha, log } = start({ CAPTCHA_SECRET, ORIGIN });
    expect(await captcha.challenge('login')).toContain('PBKDF2/SHA-256');
    expect(await captcha.verify('login', undefined)).toBe(false);
    expect(log).toEqual([]);
  },
);

it.each([
  ['without', { ORIGIN: 'https://seyir.example' }, 'CAPTCHA_SECRET is not set'],
  ['where browsers cannot solve them', { CAPTCHA_SECRET, ORIGIN: 'http://seyir.lan' }, 'http://seyir.lan'],
])('logs that it has no bot check, %s, and accepts everybody', async (_, env, why) => {
  const { captcha, log } = start(env);
  expect(await captcha.challenge('login')).toBeUndefined();
  expect(await captcha.verify('login', undefined)).toBe(true);
  expect(log).toEqual([expect.stringContaining(why)]);
});
