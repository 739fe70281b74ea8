/** A member's block and mute of another one, from the events of accounts. */
export interface Block {
  readonly id: string;
  readonly memberId: string;
  readonly otherId: string;
  readonly blocked: boolean;
  readonly muted: boolean;
  /** End of the mute; undefined: until the member removes it. */
  readonly mutedUntil: Date | undefined;
}
