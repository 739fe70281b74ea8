import { beforeEach, describe, expect, it } from '@jest/globals';
import { toDomainError, toStatus } from '@seyir/kit';
import type { Identity, Proof } from '../../src/app/ports.js';

/** The data for testing an adapter of the Identity port. */
export interface IdentityFixture {
  readonly identity: Identity;
  readonly memberId: string;
  /** A valid proof of the member for sign-in method `kind`. */
  right(kind: Proof['kind']): Proof | Promise<Proof>;
  /** A well-formed, wrong proof of a known account. */
  wrong(kind: Proof['kind']): Proof | Promise<Proof>;
  /** A well-formed proof for an account that does not exist. */
  unknown(kind: Proof['kind']): Proof | Promise<Proof>;
}

const kinds: readonly Proof['kind'][] = ['password', 'ticket'];

/** The contract of the Identity port. */
export const describeIdentity = (name: string, open: () => Promise<IdentityFixture>): void => {
  describe(`identity: ${name}`, () => {
    let fixture: IdentityFixture;
    beforeEach(async () => {
      fixture = await open();
    });
    const methods = () => fixture.identity.signInMethods.map((method) => method.kind);

    it('offers at least one method, each once', () => {
      expect(methods().length).toBeGreaterThan(0);
      expect(new Set(methods()).size).toBe(methods().length);
    });

    it('accepts a right proof of each of its methods', async () => {
      for (const kind of methods())
        expect(await fixture.identity.redeem(await fixture.right(kind))).toMatchObject({
          memberId: fixture.memberId,
        });
    });

    it('refuses a wrong proof and an unknown account with the same error', async () => {
      for (const kind of methods()) {
        const wrong = await refusal(fixture.identity, await fixture.wrong(kind));
        const unknown = await refusal(fixture.identity, await fixture.unknown(kind));
        expect(wrong).toMatchObject({ code: 'INVALID_CREDENTIALS' });
        expect(told(unknown)).toEqual(told(wrong));
      }
    });

    it('refuses proofs of unsupported methods', async () => {
      for (const kind of kinds.filter((k) => !methods().includes(k)))
        expect(await refusal(fixture.identity, await fixture.right(kind))).toMatchObject({
          code: 'INVALID_CREDENTIALS',
        });
    });

    it('refuses proofs of a disabled member, and disables twice without error', async () => {
      await fixture.identity.disable(fixture.memberId);
      await fixture.identity.disable(fixture.memberId);
      for (const kind of methods())
        expect(await refusal(fixture.identity, await fixture.right(kind))).toMatchObject({
          code: 'INVALID_CREDENTIALS',
        });
    });
  });
};

/** The part of an error that leaves the service. */
const told = (error: Error) => toStatus(toDomainError(error));

const refusal = async (identity: Identity, proof: Proof): Promise<Error> => {
  const outcome = await identity.redeem(proof).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(Error);
  return outcome as Error;
};
