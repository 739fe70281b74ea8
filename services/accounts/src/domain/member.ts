/** Whatever a member is besides being a member. */
export type GrantedRole = 'editor' | 'moderator' | 'admin';

export interface Member {
  readonly id: string;
  /** 3 to 24 of a–z, 0–9, `_` and `.`; unique on its folded key. */
  readonly username: string;
  /** The shown name, 1 to 50 graphemes. */
  readonly name: string;
  readonly avatar: string;
  readonly about: string;
  readonly country: string;
  readonly roles: readonly GrantedRole[];
  readonly joinedAt: Date;
  /**
   * The e-mail address has been confirmed. False only in a row that a process of the version before has added while
   * the site was upgraded; housekeeping deletes it.
   */
  readonly activated: boolean;
  readonly banned: boolean;
  /** Rises by one with each change. */
  readonly version: number;
  readonly changedAt: Date;
}

/** Whether others should count on the member. */
export const isActive = ({ activated, banned }: Pick<Member, 'activated' | 'banned'>): boolean =>
  activated && !banned;
