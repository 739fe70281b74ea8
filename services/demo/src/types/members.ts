export type MemberRole = 'member' | 'moderator' | 'editor' | 'admin';

export interface DemoMember {
  readonly id: string;
  /** 3 to 24 of a–z, 0–9, `_`, `.`; unique. */
  readonly username: string;
  /** Display name, 1 to 50 graphemes. */
  readonly name: string;
  /** An address at a domain that is reserved for examples. */
  readonly email: string;
  /** 0 to 500 graphemes. */
  readonly bio: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly roles: readonly MemberRole[];
  /** Name of a file of `picturesFolder()`. */
  readonly avatar: string;
  readonly joinedAt: Date;
}

/** The notification of a reply to the author of the answered comment. */
export interface DemoNotification {
  readonly memberId: string;
  /** Id of the reply. */
  readonly commentId: string;
  readonly at: Date;
}
