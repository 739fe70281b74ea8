import { describe, expect, it } from '@jest/globals';
import { createSigner, createVerifier, generateKeys } from '../../src/rpc/keys.js';
import type { Viewer } from '../../src/rpc/call.js';
import { adjustableClock } from '../../src/testing/adjustable-clock.js';

const HOUR = 3_600_000;
const deniz: Viewer = { memberId: 'deniz', sessionId: 's', roles: ['member'] };

const open = () => {
  const keys = generateKeys();
  const clock = adjustableClock();
  const pem = { gateway: [keys.publicKey] };
  return {
    clock,
    signer: createSigner('gateway', keys.privateKey, clock),
    verifier: createVerifier('gateway', pem, clock),
  };
};

describe('a kept signature', () => {
  it.each([
    ['an hour ahead', HOUR],
    ['an hour back', -HOUR],
    ['23 hours ahead', 23 * HOUR],
    ['72 hours back', -72 * HOUR],
  ])('is accepted at once after the clock was set %s, and again after it was corrected', async (_, step) => {
    const { clock, signer, verifier } = open();
    const check = async () => {
      expect(await verifier.viewer(await signer.viewer(deniz))).toEqual(deniz);
      expect(await verifier.caller(await signer.self('gateway'))).toBe('gateway');
    };
    await check();
    clock.advance(step);
    await check();
    clock.advance(-step);
    await check();
  });

  it('is reused for half a minute and accepted for a minute', async () => {
    const { clock, signer, verifier } = open();
    const first = await signer.viewer(deniz);
    clock.advance(29_000);
    expect(await signer.viewer(deniz)).toBe(first);
    clock.advance(1_500);
    expect(await signer.viewer(deniz)).not.toBe(first);
    expect(await verifier.viewer(first)).toEqual(deniz);
    clock.advance(40_000);
    await expect(verifier.viewer(first)).rejects.toMatchObject({ code: 'TRY_AGAIN' });
  });
});
