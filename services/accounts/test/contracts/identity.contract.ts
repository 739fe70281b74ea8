import { beforeEach, describe, expect, it } from '@jest/globals';
import { toDomainError, toStatus } from '@seyir/kit';
import type { Identity, Proof } from '../../src/app/ports.js';

/** What every adapter of the Identity port is tried with. */
export interface IdentityFixture {
  readonly identity: Identity;
  readonly memberId: string;
  /** Proves to be the member, for the method `kind`. */
  right(kind: Proof['kind']): Proof | Promise<Proof>;
  /** Well formed, of a known account, and not right. */
  wrong(kind: Proof['kind']): Proof | Promise<Proof>;
  /** Well formed, of an account that does not exist. */
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

    it('knows the member by a right proof of each of its methods', async () => {
      for (const kind of methods())
        expect(await fixture.identity.redeem(await fixture.right(kind))).toMatchObject({
          memberId: fixture.memberId,
        });
    });

    it('refuses a wrong proof and an unknown account with the same words', async () => {
      for (const kind of methods()) {
        const wrong = await refusal(fixture.identity, await fixture.wrong(kind));
        const unknown = await refusal(fixture.identity, await fixture.unknown(kind));
        expect(wrong).toMatchObject({ code: 'INVALID_CREDENTIALS' });
        expect(told(unknown)).toEqual(told(wrong));
      }
    });

    it('refuses proofs of methods that it does not offer', async () => {
      for (const kind of kinds.filter((k) => !methods().includes(k)))
        expect(await refusal(fixture.identity, await fixture.right(kind))).toMatchObject({
          code: 'INVALID_CREDENTIALS',
        });
    });

    it('takes no proof of a member who is disabled, and disables twice without error', async () => {
      await fixture.identity.disable(fixture.memberId);
      await fixture.identity.disable(fixture.memberId);
      for (const kind of methods())
        expect(await refusal(fixture.identity, await fixture.right(kind))).toMatchObject({
          code: 'INVALID_CREDENTIALS',
        });
    });
  });
};

/** What leaves the service of an error. */
const told = (error: Error) => toStatus(toDomainError(error));

const refusal = async (identity: Identity, proof: Proof): Promise<Error> => {
  const outcome = await identity.redeem(proof).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(Error);
  return outcome as Error;
};
