import { foldKey, type UnitOfWork } from '@seyir/kit';
import type { AccountStore } from '../../app/ports.js';
import type { Account, Audience, Privacy } from '../../domain/account.js';
import type { Member } from '../../domain/member.js';
import { emailKey } from '../../domain/names.js';
import type { SocialLinks } from '../../domain/social-links.js';
import { MEMBER_COLUMNS, toMember, type MemberRow } from './member-rows.js';

interface AccountRow extends MemberRow {
  readonly email: string | null;
  readonly pending_email: string | null;
  readonly birth_year: number | null;
  readonly facebook: string;
  readonly twitter: string;
  readonly instagram: string;
  readonly profile_audience: Audience;
  readonly indexed: boolean;
}

export class SqlAccountStore implements AccountStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byId(memberId: string, at: Date): Promise<Account | undefined> {
    return this.one('member.id = $2', at, memberId);
  }

  byUsername(username: string, at: Date): Promise<Account | undefined> {
    return this.one('member.username_key = $2', at, foldKey(username));
  }

  update(
    memberId: string,
    given: { name: string; about: string; country: string; birthYear: number | undefined },
    at: Date,
  ): Promise<Member | undefined> {
    const { name, about, country, birthYear } = given;
    return this.change(
      memberId,
      at,
      `name = $3, about = $4, country = $5, birth_year = CASE WHEN $6::integer IS NULL THEN birth_year
       ELSE nullif($6::integer, 0) END`,
      [name, about, country, birthYear ?? null],
    );
  }

  setAvatar(memberId: string, avatar: string, at: Date): Promise<Member | undefined> {
    return this.change(memberId, at, 'avatar = $3', [avatar]);
  }

  async setLinks(memberId: string, { facebook, twitter, instagram }: SocialLinks): Promise<void> {
    await this.unitOfWork.manager.query(
      `UPDATE member SET facebook = $2, twitter = $3, instagram = $4 WHERE id = $1`,
      [memberId, facebook, twitter, instagram],
    );
  }

  async setPrivacy(memberId: string, { profile, indexed }: Privacy): Promise<void> {
    await this.unitOfWork.manager.query(
      `UPDATE member SET profile_audience = $2, indexed = $3 WHERE id = $1`,
      [memberId, profile, indexed],
    );
  }

  async setEmail(memberId: string, email: string, at: Date): Promise<boolean> {
    // Who takes the same address at the same moment meets the unique key.
    const [, changed] = await this.unitOfWork.manager.query<[unknown[], number]>(
      `UPDATE member SET email = $2, email_key = $3, changed_at = $4
       WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM member other WHERE other.email_key = $3 AND other.id <> $1)`,
      [memberId, email, emailKey(email), at],
    );
    return changed > 0;
  }

  async shownAvatars(names: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.unitOfWork.manager.query<{ avatar: string }[]>(
      `SELECT avatar FROM member WHERE avatar = ANY($1::text[]) AND avatar LIKE 'avatars/u/%'`,
      [names],
    );
    return new Set(rows.map(({ avatar }) => avatar));
  }

  private async change(
    memberId: string,
    at: Date,
    set: string,
    values: unknown[],
  ): Promise<Member | undefined> {
    const [rows] = await this.unitOfWork.manager.query<[MemberRow[], number]>(
      `UPDATE member SET ${set}, changed_at = $2, version = version + 1
       WHERE id = $1 RETURNING ${MEMBER_COLUMNS}`,
      [memberId, at, ...values],
    );
    return rows[0] && toMember(rows[0]);
  }

  private async one(where: string, at: Date, value: string): Promise<Account | undefined> {
    const [row] = await this.unitOfWork.manager.query<AccountRow[]>(
      `SELECT ${MEMBER_COLUMNS}, member.email, member.birth_year, member.facebook, member.twitter,
              member.instagram, member.profile_audience, member.indexed,
              (SELECT token.email FROM token WHERE token.member_id = member.id AND token.purpose = 'email'
                 AND token.expires_at > $1 ORDER BY token.created_at DESC LIMIT 1) AS pending_email
       FROM member WHERE ${where}`,
      [at, value],
    );
    return row && toAccount(row);
  }
}

const toAccount = (row: AccountRow): Account => ({
  member: toMember(row),
  email: row.email ?? undefined,
  pendingEmail: row.pending_email ?? undefined,
  birthYear: row.birth_year ?? undefined,
  links: { facebook: row.facebook, twitter: row.twitter, instagram: row.instagram },
  privacy: { profile: row.profile_audience, indexed: row.indexed },
});
