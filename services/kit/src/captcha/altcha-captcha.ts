import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Captcha } from '../ports/captcha.js';
import type { Clock } from '../ports/clock.js';
import type { KeyValue } from '../ports/key-value.js';
import { memoryKeyValue } from '../key-value/memory-key-value.js';

const VALID_MS = 10 * 60_000;
/** Rounds of one derivation, and the range of derivations that a solution takes: half a second on a slow phone. */
const ROUNDS = 1_000;
const TRIES = { least: 100, most: 600 };

/** The client's answer: base64 of JSON, in the format of ALTCHA's own widget. */
const Answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(ROUNDS),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }).catchall(z.string()),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export interface AltchaOptions {
  /** Signs challenges. It is the same in every process of the gateway, with at least 32 characters. */
  readonly secret: string;
  /** Stores used answers. While it is down, each process stores its own. */
  readonly keyValue: KeyValue;
  readonly clock: Clock;
}

/** Bot checks with ALTCHA's proof of work: readers solve no puzzles, and no third party learns who visits. */
export function altchaCaptcha({ secret, keyValue, clock }: AltchaOptions): Captcha {
  if (secret.length < 32) throw new Error('the secret of bot checks needs at least 32 characters');
  const here = memoryKeyValue(clock);
  const spend = async (signature: string, ttlMs: number): Promise<boolean> => {
    const key = `captcha:spent:${signature}`;
    const unspentHere = await here.setIfAbsent(key, '1', ttlMs);
    return unspentHere && keyValue.setIfAbsent(key, '1', ttlMs).catch(() => true);
  };
  return {
    async challenge(action) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(TRIES.least, TRIES.most),
        data: { action },
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + VALID_MS),
        hmacSignatureSecret: secret,
      });
      return JSON.stringify(challenge);
    },
    async verify(action, answer) {
      const given = readAnswer(answer);
      if (!given || given.challenge.parameters.data.action !== action) return false;
      const leftMs = given.challenge.parameters.expiresAt * 1_000 - clock.now().getTime();
      if (leftMs <= 0) return false;
      const { invalidSignature, invalidSolution } = await verifySolution({
        ...given,
        deriveKey,
        hmacSignatureSecret: secret,
      });
      if (invalidSignature !== false || invalidSolution !== false) return false;
      return spend(given.challenge.signature, leftMs);
    },
  };
}

const readAnswer = (answer: string | undefined): z.output<typeof Answer> | undefined => {
  if (answer === undefined) return undefined;
  try {
    return Answer.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
};
