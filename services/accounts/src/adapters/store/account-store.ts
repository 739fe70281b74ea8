import { columns, foldKey, statement, type UnitOfWork } from '@seyir/kit';
import type { AccountStore } from '../../app/ports.js';
import type { Account, Privacy } from '../../domain/account.js';
import type { Member } from '../../domain/member.js';
import { emailKey } from '../../domain/names.js';
import type { SocialLinks } from '../../domain/social-links.js';
import { MemberRow } from './entities/member.js';
import { MEMBER_COLUMNS, toMember, type ShownMemberRow } from './member-rows.js';

const PRIVATE = [
  'email',
  'birthYear',
  'facebook',
  'twitter',
  'instagram',
  'profileAudience',
  'indexed',
] as const satisfies readonly (keyof MemberRow)[];

type AccountRow = ShownMemberRow &
  Pick<MemberRow, (typeof PRIVATE)[number]> & { readonly pendingEmail: string | null };

const accountWhere = (where: string) =>
  statement<AccountRow>(
    `SELECT ${MEMBER_COLUMNS}, ${columns(MemberRow, 'member', PRIVATE)},
       (SELECT token.email FROM token WHERE token.member_id = member.id AND token.purpose = 'email'
          AND token.expires_at > $1 ORDER BY token.created_at DESC LIMIT 1) AS "pendingEmail"
     FROM member WHERE ${where}`,
  );

const accountById = accountWhere('member.id = $2');
const accountByUsername = accountWhere('member.username_key = $2');

const changeMember = (set: string) =>
  statement<ShownMemberRow>(
    `UPDATE member SET ${set}, changed_at = $2, version = version + 1 WHERE id = $1 RETURNING ${MEMBER_COLUMNS}`,
  );

const changeProfile = changeMember(
  `name = $3, about = $4, country = $5, birth_year = CASE WHEN $6::integer IS NULL THEN birth_year
   ELSE nullif($6::integer, 0) END`,
);
const changePrivacy = changeMember('profile_audience = $3, indexed = $4');
const changeAvatar = changeMember('avatar = $3');

/** If two members take one address at the same moment, the unique key refuses one. */
const changeEmail = statement(
  `UPDATE member SET email = $2, email_key = $3, changed_at = $4
   WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM member other WHERE other.email_key = $3 AND other.id <> $1)`,
);

const uploadedAmong = statement<Pick<MemberRow, 'avatar'>>(
  `SELECT avatar FROM member WHERE avatar = ANY($1::text[]) AND avatar LIKE 'avatars/u/%'`,
);

export class SqlAccountStore implements AccountStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async byId(memberId: string, at: Date): Promise<Account | undefined> {
    const row = await accountById.first(this.unitOfWork, [at, memberId]);
    return row && toAccount(row);
  }

  async byUsername(username: string, at: Date): Promise<Account | undefined> {
    const row = await accountByUsername.first(this.unitOfWork, [at, foldKey(username)]);
    return row && toAccount(row);
  }

  async update(
    memberId: string,
    given: { name: string; about: string; country: string; birthYear: number | undefined },
    at: Date,
  ): Promise<Member | undefined> {
    const { name, about, country, birthYear } = given;
    const values = [memberId, at, name, about, country, birthYear ?? null];
    const row = await changeProfile.first(this.unitOfWork, values);
    return row && toMember(row);
  }

  async setAvatar(memberId: string, avatar: string, at: Date): Promise<Member | undefined> {
    const row = await changeAvatar.first(this.unitOfWork, [memberId, at, avatar]);
    return row && toMember(row);
  }

  async setLinks(memberId: string, { facebook, twitter, instagram }: SocialLinks): Promise<void> {
    await this.members.update({ id: memberId }, { facebook, twitter, instagram });
  }

  async setPrivacy(memberId: string, { profile, indexed }: Privacy, now: Date): Promise<void> {
    await changePrivacy.run(this.unitOfWork, [memberId, now, profile, indexed]);
  }

  async setEmail(memberId: string, email: string, at: Date): Promise<boolean> {
    return (await changeEmail.run(this.unitOfWork, [memberId, email, emailKey(email), at])) > 0;
  }

  async shownAvatars(names: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await uploadedAmong.all(this.unitOfWork, [names]);
    return new Set(rows.map(({ avatar }) => avatar));
  }

  private get members() {
    return this.unitOfWork.rows(MemberRow);
  }
}

const toAccount = (row: AccountRow): Account => ({
  member: toMember(row),
  email: row.email ?? undefined,
  pendingEmail: row.pendingEmail ?? undefined,
  birthYear: row.birthYear ?? undefined,
  links: { facebook: row.facebook, twitter: row.twitter, instagram: row.instagram },
  privacy: { profile: row.profileAudience, indexed: row.indexed },
});
