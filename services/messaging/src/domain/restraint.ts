/** A block from the events of accounts. Mutes do not affect conversations. */
export interface Block {
  readonly id: string;
  readonly memberId: string;
  readonly otherId: string;
  readonly blocked: boolean;
}
