export interface Ids {
  /** UUIDv7: sorts by time. For what may be guessed. */
  next(): string;
  /** UUIDv4: for private things. */
  secret(): string;
  /** 256 random bits in base64url: for tokens. */
  token(): string;
}
