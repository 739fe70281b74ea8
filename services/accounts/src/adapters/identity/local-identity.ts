import { randomBytes, timingSafeEqual } from 'node:crypto';
import { DomainError, type Clock } from '@seyir/kit';
import type {
  FoundLogin,
  Identity,
  Logins,
  PasswordHasher,
  PasswordStore,
  Proof,
  Registrations,
} from '../../app/ports.js';
import { loginKey } from '../../domain/names.js';

const wrong = () => new DomainError('INVALID_CREDENTIALS');

/**
 * Sign-in with passwords of the site. Every refusal costs the same: one look-up and one hash for a member, and one of each for
 * registrations, whether or not they exist.
 */
export class LocalIdentity implements Identity, Logins {
  readonly signInMethods = [{ kind: 'password' }] as const;

  /** A hash for unknown accounts. It is made in advance, so that the first unknown account takes no longer than the next. */
  readonly #decoy: Promise<string>;

  constructor(
    private readonly passwords: PasswordStore,
    private readonly hasher: PasswordHasher,
    private readonly registrations: Pick<Registrations, 'hashesOf'>,
    private readonly clock: Clock,
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
        if (right && found?.hash !== undefined) return { memberId: found.memberId };
        throw (await this.waits(key, password)) ? new DomainError('ACTIVATION_REQUIRED') : wrong();
      },
    };
  }

  async verify(memberId: string, password: string): Promise<boolean> {
    const hash = await this.passwords.hashOf(memberId);
    const right = await this.hasher.verify(hash ?? (await this.#decoy), password);
    return right && hash !== undefined;
  }

  /**
   * Whether this is the password of a registration. One hash is enough for all registrations of the address, because they share a
   * salt.
   */
  private async waits(login: string, password: string): Promise<boolean> {
    const hashes = await this.registrations.hashesOf(login, this.clock.now());
    const typed = Buffer.from(await this.hasher.hash(password, hashes[0] ?? (await this.#decoy)));
    return hashes
      .map((hash) => Buffer.from(hash))
      .some((hash) => hash.length === typed.length && timingSafeEqual(hash, typed));
  }

  disable(memberId: string): Promise<void> {
    return this.passwords.remove(memberId);
  }
}
