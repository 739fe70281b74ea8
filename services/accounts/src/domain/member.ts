/** Roles that a member can have in addition to the role member. */
export type GrantedRole = 'editor' | 'moderator' | 'admin';

export type Audience = 'everyone' | 'members' | 'nobody';

export interface Member {
  readonly id: string;
  /** 3 to 24 characters of a–z, 0–9, `_` and `.`; unique by its folded key. */
  readonly username: string;
  /** The display name, 1 to 50 graphemes. */
  readonly name: string;
  readonly avatar: string;
  readonly about: string;
  readonly country: string;
  readonly roles: readonly GrantedRole[];
  readonly joinedAt: Date;
  /**
   * Whether the e-mail address is confirmed. False only in a row that a process of the previous version has added during an
   * upgrade; housekeeping deletes it.
   */
  readonly activated: boolean;
  readonly banned: boolean;
  /** The members who see the details on the profile page, and the member's posts and follows. */
  readonly audience: Audience;
  /** Rises by one with each change. */
  readonly version: number;
  readonly changedAt: Date;
}

/** Whether other services may use the member. */
export const isActive = ({ activated, banned }: Pick<Member, 'activated' | 'banned'>): boolean =>
  activated && !banned;
