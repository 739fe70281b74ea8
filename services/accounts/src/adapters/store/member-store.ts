import { foldKey, type UnitOfWork } from '@seyir/kit';
import type { MemberStore, NewMember } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import { emailKey } from '../../domain/names.js';
import { MEMBER_COLUMNS, toMember, type MemberRow } from './member-rows.js';

export class SqlMemberStore implements MemberStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byIds(ids: readonly string[]): Promise<Member[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.select('WHERE id = ANY($1::uuid[])', [ids]);
  }

  async byUsername(username: string): Promise<Member | undefined> {
    return (await this.select('WHERE username_key = $1', [foldKey(username)]))[0];
  }

  after(id: string | undefined, limit: number): Promise<Member[]> {
    return this.select('WHERE id > $1::uuid OR $1::uuid IS NULL ORDER BY id LIMIT $2', [id ?? null, limit]);
  }

  async add(members: readonly NewMember[], at: Date): Promise<Member[]> {
    const rows = await this.unitOfWork.manager.query<MemberRow[]>(
      `INSERT INTO member (id, username, username_key, email, email_key, name, avatar, about, country, roles,
                           joined_at, demo, activated_at, changed_at)
       SELECT x.id, x.username, x."usernameKey", x.email, x."emailKey", x.name, x.avatar, x.about, x.country,
              x.roles, x."joinedAt", x.demo, $2, $2
       FROM jsonb_to_recordset($1::jsonb) AS x(
         id uuid, username text, "usernameKey" text, email text, "emailKey" text, name text, avatar text,
         about text, country text, roles text[], "joinedAt" timestamptz, demo boolean)
       ORDER BY x.id
       ON CONFLICT (id) DO NOTHING
       RETURNING ${MEMBER_COLUMNS}`,
      [JSON.stringify(members.map(withKeys)), at],
    );
    return rows.map(toMember);
  }

  private async select(rest: string, parameters: unknown[]): Promise<Member[]> {
    const rows = await this.unitOfWork.manager.query<MemberRow[]>(
      `SELECT ${MEMBER_COLUMNS} FROM member ${rest}`,
      parameters,
    );
    return rows.map(toMember);
  }
}

/** Only what a column takes: whatever else the caller's object holds (a password) stays out of the statement. */
const withKeys = (member: NewMember) => {
  const { id, username, name, email, avatar, about, country, roles, joinedAt, demo } = member;
  return {
    ...{ id, username, name, email, avatar, about, country, roles, joinedAt, demo },
    usernameKey: foldKey(username),
    emailKey: email === undefined ? undefined : emailKey(email),
  };
};
