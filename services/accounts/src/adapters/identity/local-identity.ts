import { randomBytes } from 'node:crypto';
import { DomainError } from '@seyir/kit';
import type { FoundLogin, Identity, Logins, PasswordHasher, PasswordStore, Proof } from '../../app/ports.js';
import { loginKey } from '../../domain/names.js';

const wrong = () => new DomainError('INVALID_CREDENTIALS');

/** Passwords of our own. An unknown account costs one look-up and one verification, as a known one does. */
export class LocalIdentity implements Identity, Logins {
  readonly signInMethods = [{ kind: 'password' }] as const;

  /** The hash of nobody's password: made ahead, so that the first unknown account takes no longer than the next. */
  readonly #decoy: Promise<string>;

  constructor(
    private readonly passwords: PasswordStore,
    private readonly hasher: PasswordHasher,
  ) {
    this.#decoy = hasher.hash(randomBytes(32).toString('base64url'));
    this.#decoy.catch(() => undefined);
  }

  async redeem(proof: Proof): Promise<{ memberId: string }> {
    if (proof.kind !== 'password') throw wrong();
    const found = await this.find(loginKey(proof.login));
    return found.redeem(proof.password);
  }

  async find(key: string): Promise<FoundLogin> {
    const found = await this.passwords.find(key);
    return {
      memberId: found?.memberId,
      redeem: async (password) => {
        const right = await this.hasher.verify(found?.hash ?? (await this.#decoy), password);
        if (!right || found?.hash === undefined) throw wrong();
        return { memberId: found.memberId };
      },
    };
  }

  async verify(memberId: string, password: string): Promise<boolean> {
    const hash = await this.passwords.hashOf(memberId);
    const right = await this.hasher.verify(hash ?? (await this.#decoy), password);
    return right && hash !== undefined;
  }

  disable(memberId: string): Promise<void> {
    return this.passwords.remove(memberId);
  }
}
