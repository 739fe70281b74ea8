import { foldKey, type UnitOfWork } from '@seyir/kit';
import type { Addressee, Addressees, Applicant, Applicants } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import { emailKey } from '../../domain/names.js';
import { MEMBER_COLUMNS, toMember, type MemberRow } from './member-rows.js';

export class SqlApplicants implements Applicants {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ id, username, name, email }: Applicant, passwordHash: string, at: Date): Promise<boolean> {
    const db = this.unitOfWork.manager;
    // An address that is known adds nothing here, and nothing tells so.
    const added = await db.query<{ id: string }[]>(
      `WITH added AS (
         INSERT INTO member (id, username, username_key, email, email_key, name, avatar, about, country, roles,
                             joined_at, demo, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6, '', '', '', '{}', $8, false, $8)
         ON CONFLICT DO NOTHING RETURNING id
       ), kept AS (
         INSERT INTO password (member_id, hash, changed_at) SELECT id, $7, $8 FROM added
       )
       SELECT id FROM added`,
      [id, username, foldKey(username), email, emailKey(email), name, passwordHash, at],
    );
    const [named] = await db.query<{ id: string }[]>(`SELECT id FROM member WHERE username_key = $1`, [
      foldKey(username),
    ]);
    return added.length > 0 || named === undefined;
  }

  async activate(memberId: string, at: Date): Promise<Member | undefined> {
    const [rows] = await this.unitOfWork.manager.query<[MemberRow[], number]>(
      `UPDATE member SET activated_at = $2, joined_at = $2, changed_at = $2, version = version + 1
       WHERE id = $1 AND activated_at IS NULL RETURNING ${MEMBER_COLUMNS}`,
      [memberId, at],
    );
    return rows[0] && toMember(rows[0]);
  }
}

export class SqlAddressees implements Addressees {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byEmail(email: string): Promise<Addressee | undefined> {
    return this.one('email_key = $1', emailKey(email));
  }

  byId(memberId: string): Promise<Addressee | undefined> {
    return this.one('id = $1', memberId);
  }

  private async one(where: string, value: string): Promise<Addressee | undefined> {
    const [row] = await this.unitOfWork.manager.query<Addressee[]>(
      `SELECT id AS "memberId", username, coalesce(email, '') AS email, activated_at IS NOT NULL AS activated,
              banned_at IS NOT NULL AS banned
       FROM member WHERE ${where}`,
      [value],
    );
    return row;
  }
}
