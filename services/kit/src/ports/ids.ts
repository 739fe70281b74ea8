export interface Ids {
  /** UUIDv7: sorts by time. Only for ids that may be guessed. */
  next(): string;
  /** UUIDv4: for private ids. */
  secret(): string;
  /** 256 random bits in base64url: for tokens. */
  token(): string;
}
