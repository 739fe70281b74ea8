import { foldKey, statement, type UnitOfWork } from '@seyir/kit';
import type { MemberStore, NewMember } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import { emailKey } from '../../domain/names.js';
import { MEMBER_COLUMNS, toMember, type ShownMemberRow } from './member-rows.js';

const members = (rest: string) => statement<ShownMemberRow>(`SELECT ${MEMBER_COLUMNS} FROM member ${rest}`);

const membersByIds = members('WHERE id = ANY($1::uuid[])');
const memberByUsername = members('WHERE username_key = $1');
const membersAfter = members('WHERE id > $1::uuid OR $1::uuid IS NULL ORDER BY id LIMIT $2');

const addMembers = statement<ShownMemberRow>(
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
);

export class SqlMemberStore implements MemberStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async byIds(ids: readonly string[]): Promise<Member[]> {
    if (ids.length === 0) return [];
    return (await membersByIds.all(this.unitOfWork, [ids])).map(toMember);
  }

  async byUsername(username: string): Promise<Member | undefined> {
    const row = await memberByUsername.first(this.unitOfWork, [foldKey(username)]);
    return row && toMember(row);
  }

  async after(id: string | undefined, limit: number): Promise<Member[]> {
    return (await membersAfter.all(this.unitOfWork, [id ?? null, limit])).map(toMember);
  }

  async add(given: readonly NewMember[], at: Date): Promise<Member[]> {
    const rows = await addMembers.all(this.unitOfWork, [JSON.stringify(given.map(withKeys)), at]);
    return rows.map(toMember);
  }
}

/** Only the listed columns: other properties of the caller's object (a password) stay out of the statement. */
const withKeys = (member: NewMember) => {
  const { id, username, name, email, avatar, about, country, roles, joinedAt, demo } = member;
  return {
    id,
    username,
    name,
    email,
    avatar,
    about,
    country,
    roles,
    joinedAt,
    demo,
    usernameKey: foldKey(username),
    emailKey: email === undefined ? undefined : emailKey(email),
  };
};
