/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solve } from './captcha.js';

const hmacSignatureSecret = 'a secret of at least thirty-two characters';
const options = { algorithm: 'PBKDF2/SHA-256', cost: 100, deriveKey, hmacSignatureSecret };

it('answers a bot check in the format of its verifier', async () => {
  const challenge = await createChallenge({ ...options, counter: 40, data: { action: 'register' } });
  const answer = JSON.parse(atob(await solve(JSON.stringify(challenge)))) as Payload;
  expect(answer.solution.counter).toBe(40);
  expect(await verifySolution({ ...answer, deriveKey, hmacSignatureSecret })).toMatchObject({
    verified: true,
  });
});

it.each(['', 'null', '{}', '{"parameters":{}}'])(
  'rejects for %j instead of working for ever',
  async (text) => {
    await expect(solve(text)).rejects.toThrow();
  },
);
