/** A fixed window: `max` calls within a time. */
export interface JoinLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** Limits of joining (product rules, "Limits"), and the lifetime of its links, in ms. */
export interface JoinLimits {
  /** Registrations per address (IPv6 by /64). */
  readonly register: JoinLimit;
  /** Requested activation or reset mails per e-mail address. */
  readonly mail: JoinLimit;
  /** Messages from the contact form, per member or visitor's address. */
  readonly contact: JoinLimit;
  readonly activationMs: number;
  /** Lifetime of reset links and of links to a new address. */
  readonly resetMs: number;
}
