import type { UnitOfWork } from '@seyir/kit';
import type { SessionStore } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import type { Session } from '../../domain/session.js';
import { MEMBER_COLUMNS, toMember, type MemberRow } from './member-rows.js';

interface SessionRow extends MemberRow {
  readonly session_id: string;
  readonly remember: boolean;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly ended_at: Date | null;
}

export class SqlSessionStore implements SessionStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async open(session: Session, tokenHash: Uint8Array, userAgent: string): Promise<void> {
    const { id, memberId, remember, createdAt, lastSeenAt } = session;
    await this.unitOfWork.manager.query(
      `INSERT INTO session (id, token_hash, member_id, remember, user_agent, created_at, last_seen_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, tokenHash, memberId, remember, userAgent, createdAt, lastSeenAt],
    );
  }

  async find(tokenHash: Uint8Array): Promise<{ session: Session; member: Member } | undefined> {
    const [row] = await this.unitOfWork.manager.query<SessionRow[]>(
      `SELECT session.id AS session_id, session.remember, session.created_at, session.last_seen_at,
              session.ended_at, ${MEMBER_COLUMNS}
       FROM session JOIN member ON member.id = session.member_id WHERE token_hash = $1`,
      [tokenHash],
    );
    return row && { session: toSession(row), member: toMember(row) };
  }

  async seen(id: string, at: Date, before: Date): Promise<void> {
    await this.unitOfWork.manager.query(
      `UPDATE session SET last_seen_at = $2 WHERE id = $1 AND last_seen_at <= $3 AND ended_at IS NULL`,
      [id, at, before],
    );
  }

  async end(tokenHash: Uint8Array, at: Date): Promise<string | undefined> {
    const db = this.unitOfWork.manager;
    await db.query(`UPDATE session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL`, [
      tokenHash,
      at,
    ]);
    const [row] = await db.query<{ id: string }[]>(`SELECT id FROM session WHERE token_hash = $1`, [
      tokenHash,
    ]);
    return row?.id;
  }

  async endAll(memberId: string, at: Date): Promise<string[]> {
    const [ended] = await this.unitOfWork.manager.query<[{ id: string }[], number]>(
      `UPDATE session SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL RETURNING id`,
      [memberId, at],
    );
    return ended.map(({ id }) => id);
  }

  async prune(openedBefore: Date): Promise<number> {
    const gone = await this.unitOfWork.manager.query<[unknown[], number]>(
      `DELETE FROM session WHERE created_at < $1`,
      [openedBefore],
    );
    return gone[1];
  }
}

const toSession = (row: SessionRow): Session => ({
  id: row.session_id,
  memberId: row.member_id,
  remember: row.remember,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  endedAt: row.ended_at ?? undefined,
});
