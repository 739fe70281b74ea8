/** Passwords of the site; only the local identity and the import use them. */
export interface PasswordStore {
  /**
   * Finds a password by username or e-mail address, with one query for both.
   * @param loginKey a result of `loginKey`
   */
  find(loginKey: string): Promise<{ memberId: string; hash: string | undefined } | undefined>;
  hashOf(memberId: string): Promise<string | undefined>;
  /** Hashes by member. */
  put(hashes: ReadonlyMap<string, string>, at: Date): Promise<void>;
  remove(memberId: string): Promise<void>;
}

export interface PasswordHasher {
  /**
   * Hashes a password.
   * @param like a hash whose salt is used again; undefined: a new salt
   */
  hash(password: string, like?: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** The proof that a person presents to sign in. */
export type Proof =
  | { readonly kind: 'password'; readonly login: string; readonly password: string }
  /** A ticket of an identity provider, received by the gateway. */
  | { readonly kind: 'ticket'; readonly ticket: string; readonly linking?: Linking };

/** The password of a site account that is to be linked with a ticket's person, and the address from which it was typed. */
export interface Linking {
  readonly password: string;
  readonly address: string;
}

/** The result of a login look-up. It takes the same work whether or not a member was found. */
export interface FoundLogin {
  /** Undefined: no member found. */
  readonly memberId: string | undefined;
  /**
   * Returns the member after one verification. INVALID_CREDENTIALS for a wrong password or if no member was found;
   * ACTIVATION_REQUIRED for the password of a registration, after the same work.
   */
  redeem(password: string): Promise<{ memberId: string }>;
}

/** Verifies a password in two steps, so that a try can be counted between look-up and verification. */
export interface Logins {
  /** @param loginKey a result of `loginKey` */
  find(loginKey: string): Promise<FoundLogin>;
}

interface SignInMethod {
  readonly kind: Proof['kind'];
}

/** Verifies who a person is: by passwords of the site, or by an identity provider. */
export interface Identity {
  /** The methods by which a person may sign in. */
  readonly signInMethods: readonly SignInMethod[];
  /**
   * INVALID_CREDENTIALS, after equal work, for an unknown account, a wrong proof or an unsupported method; ACTIVATION_REQUIRED as
   * in `FoundLogin`.
   */
  redeem(proof: Proof): Promise<{ memberId: string }>;
  /** Whether it is the password of a known member; false if the member has none. */
  verify(memberId: string, password: string): Promise<boolean>;
  /** Removes all proofs of a member; repeating it is no error. */
  disable(memberId: string): Promise<void>;
}
