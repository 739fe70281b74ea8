/**
 * `waiting` until it is activated. `barred`: a member has its address, so it can never be activated; nothing but the
 * owner's mail tells the two apart.
 */
export type RegistrationState = 'waiting' | 'barred' | 'activated';

/** What somebody typed to register. */
export interface Registration {
  /** The member's id from the activation on. */
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly state: RegistrationState;
  /** Digest of what the browser that registered keeps; undefined where none was noted. */
  readonly browserHash: Uint8Array | undefined;
}
