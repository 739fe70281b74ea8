import { deleteOlder, type UnitOfWork } from '@seyir/kit';
import type { ProviderSession, SessionStore } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import type { Session } from '../../domain/session.js';
import { MEMBER_COLUMNS, toMember, type MemberRow } from './member-rows.js';

const MOST_LISTED = 100;

interface OwnRow {
  readonly member_id: string;
  readonly session_id: string;
  readonly remember: boolean;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly ended_at: Date | null;
}

type SessionRow = MemberRow & OwnRow;

export class SqlSessionStore implements SessionStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async open(
    session: Session,
    tokenHash: Uint8Array,
    {
      userAgent,
      replaces,
      provider,
    }: { userAgent: string; replaces?: Uint8Array; provider?: ProviderSession },
  ): Promise<string | undefined> {
    const { id, memberId, remember, createdAt, lastSeenAt } = session;
    const { id: providerSession = null, idToken = null } = provider ?? {};
    const [ended] = await this.unitOfWork.manager.query<{ id: string }[]>(
      `WITH ended AS (
         UPDATE session SET ended_at = $6 WHERE token_hash = $10::bytea AND ended_at IS NULL RETURNING id
       ), opened AS (
         INSERT INTO session (id, token_hash, member_id, remember, user_agent, created_at, last_seen_at,
                              provider_session, id_token)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       )
       SELECT id FROM ended`,
      [
        ...[id, tokenHash, memberId, remember, userAgent, createdAt, lastSeenAt, providerSession, idToken],
        replaces ?? null,
      ],
    );
    return ended?.id;
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

  async end(
    tokenHash: Uint8Array,
    at: Date,
  ): Promise<{ id: string; idToken: string | undefined } | undefined> {
    const db = this.unitOfWork.manager;
    await db.query(`UPDATE session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL`, [
      tokenHash,
      at,
    ]);
    const [row] = await db.query<{ id: string; id_token: string | null }[]>(
      `SELECT id, id_token FROM session WHERE token_hash = $1`,
      [tokenHash],
    );
    return row && { id: row.id, idToken: row.id_token ?? undefined };
  }

  async endByProvider(providerSession: string, at: Date): Promise<string[]> {
    const [ended] = await this.unitOfWork.manager.query<[{ id: string }[], number]>(
      `UPDATE session SET ended_at = $2 WHERE provider_session = $1 AND ended_at IS NULL RETURNING id`,
      [providerSession, at],
    );
    return ended.map(({ id }) => id);
  }

  async endAll(memberId: string, at: Date, exceptId?: string): Promise<string[]> {
    const [ended] = await this.unitOfWork.manager.query<[{ id: string }[], number]>(
      `UPDATE session SET ended_at = $2
       WHERE member_id = $1 AND ended_at IS NULL AND id::text IS DISTINCT FROM $3 RETURNING id`,
      [memberId, at, exceptId ?? null],
    );
    return ended.map(({ id }) => id);
  }

  async endOne(memberId: string, id: string, at: Date): Promise<boolean> {
    const [, count] = await this.unitOfWork.manager.query<[unknown[], number]>(
      `UPDATE session SET ended_at = coalesce(ended_at, $3) WHERE member_id = $1 AND id = $2`,
      [memberId, id, at],
    );
    return count > 0;
  }

  async ofMember(memberId: string): Promise<{ session: Session; userAgent: string }[]> {
    const rows = await this.unitOfWork.manager.query<(OwnRow & { user_agent: string })[]>(
      `SELECT id AS session_id, member_id, remember, created_at, last_seen_at, ended_at, user_agent
       FROM session WHERE member_id = $1 AND ended_at IS NULL ORDER BY last_seen_at DESC, id LIMIT ${MOST_LISTED}`,
      [memberId],
    );
    return rows.map((row) => ({ session: toSession(row), userAgent: row.user_agent }));
  }

  prune(openedBefore: Date): Promise<number> {
    return deleteOlder(this.unitOfWork.manager, 'session', 'created_at', openedBefore);
  }
}

const toSession = (row: OwnRow): Session => ({
  id: row.session_id,
  memberId: row.member_id,
  remember: row.remember,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  endedAt: row.ended_at ?? undefined,
});
