import { expect, it } from '@jest/globals';
import { memoryKeyValue, type DomainError } from '@seyir/kit';
import { adjustableClock } from '@seyir/kit/testing';
import { loginGate } from '../src/adapters/limits/login-gate.js';
import { defaultLoginLimits } from '../src/config.js';
import { memberId } from './fixtures.js';

it('username and address share one budget of tries whose password counts', async () => {
  const clock = adjustableClock();
  const keyValue = memoryKeyValue(clock);
  const gate = loginGate({ keyValue, local: keyValue, clock, limits: defaultLoginLimits });
  let counted = 0;
  for (let n = 0; n < 600; n++) {
    const login = {
      kind: 'sign-in',
      loginKey: n % 2 ? 'uye.1' : 'uye1@posta.example',
      memberId: memberId(1),
    } as const;
    await gate.enter(`198.51.100.${n % 100}`, login).then(
      async (entered) => {
        if (entered.counts) counted += 1;
        await entered.failed();
      },
      (error: DomainError) => expect(error.code).toBe('SLOW_DOWN'),
    );
    clock.advance(3_000);
  }
  // At most ten tries an hour, including those without a pause; 600 tries within half an hour.
  expect(counted).toBeGreaterThan(3);
  expect(counted).toBeLessThanOrEqual(15);
});
