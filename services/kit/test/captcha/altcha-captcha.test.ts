import { describe, expect, test } from '@jest/globals';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { DomainError } from '../../src/errors/domain-error.js';
import { altchaCaptcha } from '../../src/captcha/altcha-captcha.js';
import { memoryKeyValue } from '../../src/key-value/memory-key-value.js';
import { adjustableClock } from '../../src/testing/adjustable-clock.js';
import { describeCaptcha } from '../contracts/captcha.contract.js';

const secret = 'a secret of at least thirty-two characters';
const clock = adjustableClock();
const keyValue = memoryKeyValue(clock);
const captcha = altchaCaptcha({ secret, keyValue, clock });

const encode = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');
const decode = (answer: string) =>
  JSON.parse(Buffer.from(answer, 'base64').toString()) as {
    challenge: Challenge;
    solution: { counter: number; derivedKey: string };
  };
const solve = async (text: string) => {
  const challenge = JSON.parse(text) as Challenge;
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
};
const answered = async (action = 'login') => solve((await captcha.challenge(action)) ?? '');

describeCaptcha('ALTCHA', () => ({ captcha, solve }));

describe('ALTCHA', () => {
  test('an answer counts once, also in another process, and while the shared store is down', async () => {
    const answer = await answered();
    expect(await captcha.verify('login', answer)).toBe(true);
    expect(await captcha.verify('login', answer)).toBe(false);
    expect(await altchaCaptcha({ secret, keyValue, clock }).verify('login', answer)).toBe(false);

    const away = {
      ...keyValue,
      setIfAbsent: () => Promise.reject(new DomainError('TRY_AGAIN', { reason: 'away' })),
    };
    const alone = altchaCaptcha({ secret, keyValue: away, clock });
    const other = await solve((await alone.challenge('login')) ?? '');
    expect(await alone.verify('login', other)).toBe(true);
    expect(await alone.verify('login', other)).toBe(false);
  });

  test('of many concurrent tries with one answer exactly one passes', async () => {
    const answer = await answered();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => captcha.verify('login', answer)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  test('an answer for one form is invalid for another', async () => {
    expect(await captcha.verify('register', await answered('login'))).toBe(false);
  });

  test('an answer is valid for ten minutes', async () => {
    const [early, late] = [await answered(), await answered()];
    clock.advance(9 * 60_000);
    expect(await captcha.verify('login', early)).toBe(true);
    clock.advance(2 * 60_000);
    expect(await captcha.verify('login', late)).toBe(false);
  });

  test.each([undefined, '', 'x', '%%%', encode(null), encode([]), encode({ challenge: {}, solution: {} })])(
    'refuses %j',
    async (answer) => {
      expect(await captcha.verify('login', answer)).toBe(false);
    },
  );

  test('refuses a changed, unsigned, foreign or guessed answer', async () => {
    const whole = decode(await answered());
    const { challenge, solution } = whole;
    const with_ = (parameters: object) =>
      encode({
        ...whole,
        challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
      });
    const forged = [
      with_({ expiresAt: (challenge.parameters.expiresAt ?? 0) + 3_600 }),
      with_({ data: { action: 'login', more: true } }),
      with_({ keyPrefix: '00' }),
      with_({ cost: 1 }),
      with_({ salt: '00'.repeat(16) }),
      encode({ ...whole, challenge: { parameters: challenge.parameters } }),
      encode({ ...whole, challenge: { ...challenge, signature: '0'.repeat(64) } }),
      encode({ ...whole, solution: { ...solution, counter: solution.counter + 1 } }),
      encode({ ...whole, solution: { ...solution, derivedKey: 'ff'.repeat(32) } }),
    ];
    for (const answer of forged) expect(await captcha.verify('login', answer)).toBe(false);
    const stranger = altchaCaptcha({ secret: secret.toUpperCase(), keyValue, clock });
    expect(await captcha.verify('login', await solve((await stranger.challenge('login')) ?? ''))).toBe(false);
    expect(await captcha.verify('login', encode(whole))).toBe(true);
  });

  test('its secret needs at least 32 characters', () => {
    expect(() => altchaCaptcha({ secret: 'short', keyValue, clock })).toThrow('32');
  });
});
