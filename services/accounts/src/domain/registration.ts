/**
 * `waiting` until activated. `barred`: a member has its address, so it can never be activated. Only the mail to the owner of the
 * address shows the difference.
 */
export type RegistrationState = 'waiting' | 'barred' | 'activated';

/** The input of a registration. */
export interface Registration {
  /** Becomes the member's id at the activation. */
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly state: RegistrationState;
  /** Digest of the browser's secret; undefined if none was stored. */
  readonly browserHash: Uint8Array | undefined;
}
