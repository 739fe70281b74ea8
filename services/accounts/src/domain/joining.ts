/** A fixed window: so many in so much time. */
export interface JoinLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** What limits joining (product rules, "Limits"), and how long its links are good, in ms. */
export interface JoinLimits {
  /** Registrations of an address (IPv6 by /64). */
  readonly register: JoinLimit;
  /** Activation mails, and reset mails, that are asked for an e-mail address. */
  readonly mail: JoinLimit;
  /** Messages by the contact form, of a member or of a visitor's address. */
  readonly contact: JoinLimit;
  readonly activationMs: number;
  /** Of reset links and of links to a new address. */
  readonly resetMs: number;
}
