import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Captcha } from '../../src/ports/captcha.js';

export interface CaptchaUnderTest {
  readonly captcha: Captcha;
  /** The answer of a person's browser. */
  solve(challenge: string): Promise<string>;
}

/** The contract of every Captcha: a client that solves the challenge passes. */
export function describeCaptcha(name: string, factory: () => CaptchaUnderTest): void {
  describe(`Captcha: ${name}`, () => {
    let under: CaptchaUnderTest;
    beforeAll(() => {
      under = factory();
    });
    const answered = async (action: string) => {
      const challenge = await under.captcha.challenge(action);
      return challenge === undefined ? undefined : under.solve(challenge);
    };

    test.each(['login', 'register', 'contact'])('an honest answer for %s is accepted', async (action) => {
      expect(await under.captcha.verify(action, await answered(action))).toBe(true);
    });

    test('several forms may be open at once', async () => {
      const answers = [await answered('login'), await answered('login')];
      for (const answer of answers) expect(await under.captcha.verify('login', answer)).toBe(true);
    });
  });
}
