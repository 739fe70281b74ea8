import { insertMissing, prepared, statement, type UnitOfWork } from '@seyir/kit';
import type { CircleStore } from '../../app/ports.js';
import type { Audience } from '../../domain/follow.js';
import type { Block } from '../../domain/restraint.js';
import { AudienceRow, BlockRow, InactiveMemberRow, MutedWordsRow } from './entities/restraint.js';
import { patternOf, postText } from './muted-words.js';

interface IdRow {
  readonly id: string;
}

/** SQL that is true if a member is not erased and neither of the two blocks the other. Both arguments are SQL expressions. */
export const reaches = (viewer: string, member: string): string => `(
  NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = ${member})
  AND NOT EXISTS (SELECT 1 FROM block b WHERE b.member_id = ${viewer} AND b.other_id = ${member} AND b.blocked)
  AND NOT EXISTS (SELECT 1 FROM block b WHERE b.other_id = ${viewer} AND b.member_id = ${member} AND b.blocked))`;

/** SQL that is true if a member's profile is public for the viewer, or the member has accepted the viewer. */
export const profileShownTo = (
  viewer: string,
  member: string,
): string => `(${member} = ${viewer} OR NOT EXISTS (
  SELECT 1 FROM audience a WHERE a.member_id = ${member}
    AND NOT (a.audience = 'members' AND ${viewer} IS NOT NULL)
    AND NOT EXISTS (
      SELECT 1 FROM follow f WHERE f.follower_id = ${viewer} AND f.followed_id = ${member} AND f.accepted)))`;

/**
 * SQL that is true if the viewer may see a member's posts and follows: the member is not erased, neither blocks the other, and the
 * member's profile is public or the member has accepted the viewer. Both arguments are SQL expressions; the viewer is null for a
 * visitor.
 */
export const shownTo = (viewer: string, member: string): string =>
  `(${reaches(viewer, member)} AND ${profileShownTo(viewer, member)})`;

/** SQL that is true if the viewer currently mutes a member. Both arguments are SQL expressions. */
export const mutedFor = (viewer: string, member: string): string => `EXISTS (
  SELECT 1 FROM block b WHERE b.member_id = ${viewer} AND b.other_id = ${member} AND b.muted
    AND (b.muted_until IS NULL OR b.muted_until > now()))`;

/** SQL that is true if a member is banned or has deactivated the account. The argument is an SQL expression. */
export const isInactive = (member: string): string =>
  `EXISTS (SELECT 1 FROM inactive_member banned WHERE banned.member_id = ${member})`;

const blockedAmong = statement<IdRow>(
  `SELECT other_id AS id FROM block WHERE blocked AND member_id = $1 AND other_id = ANY($2::uuid[])
   UNION SELECT member_id FROM block WHERE blocked AND other_id = $1 AND member_id = ANY($2::uuid[])`,
);

const hiddenFrom = prepared<{ readonly memberIds: string[]; readonly words: boolean }>(
  `SELECT ARRAY(
     SELECT hidden.id FROM (
       SELECT b.other_id AS id FROM block b WHERE b.member_id = $1
       UNION ALL SELECT b.member_id FROM block b WHERE b.other_id = $1 AND b.blocked) hidden
     LIMIT $2) AS "memberIds",
   EXISTS (SELECT 1 FROM muted_words mw WHERE mw.member_id = $1) AS words`,
);

const shownAmong = statement<IdRow>(
  `SELECT id FROM unnest($2::uuid[]) AS asked (id) WHERE ${shownTo('$1::uuid', 'asked.id')}`,
);

const mutingMembers = statement<{ readonly postId: string; readonly memberId: string }>(
  `SELECT p.id AS "postId", mw.member_id AS "memberId" FROM post p LEFT JOIN poll q ON q.post_id = p.id
   JOIN muted_words mw ON mw.member_id = ANY(p.mentioned_ids)
   WHERE p.id = ANY($1::uuid[]) AND seyir_fold(${postText}) ~ mw.pattern`,
);

const deleteBlocks = statement(
  `WITH chunk AS MATERIALIZED (
     SELECT block_id FROM block WHERE member_id = $1 OR other_id = $1 ORDER BY block_id LIMIT $2 FOR UPDATE
   )
   DELETE FROM block b USING chunk WHERE b.block_id = chunk.block_id`,
);

const idsOf = (rows: readonly IdRow[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

export class SqlCircleStore implements CircleStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keepBlock({ id, memberId, otherId, blocked, muted, mutedUntil }: Block): Promise<void> {
    const row = { blockId: id, memberId, otherId, blocked, muted, mutedUntil: mutedUntil ?? null };
    if (!blocked && !muted) await this.blocks.delete({ blockId: id });
    else await this.blocks.upsert(row, ['blockId']);
  }

  async keepWords(memberId: string, words: readonly string[]): Promise<void> {
    if (words.length === 0) await this.words.delete({ memberId });
    else await this.words.upsert({ memberId, pattern: patternOf(words) }, ['memberId']);
  }

  async hiddenFrom(memberId: string, most: number) {
    return (await hiddenFrom.first(this.unitOfWork, [memberId, most]))!;
  }

  async mutedBy(postIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await mutingMembers.all(this.unitOfWork, [postIds]);
    const muting = new Map<string, string[]>();
    for (const { postId, memberId } of rows) muting.set(postId, [...(muting.get(postId) ?? []), memberId]);
    return muting;
  }

  async keepActive(memberId: string, active: boolean): Promise<boolean> {
    if (!active) return (await insertMissing(this.unitOfWork, InactiveMemberRow, { memberId })) > 0;
    return (await this.inactive.delete({ memberId })).affected === 1;
  }

  async isActive(memberId: string): Promise<boolean> {
    return !(await this.inactive.existsBy({ memberId }));
  }

  async keepAudience(memberId: string, audience: Audience): Promise<void> {
    if (audience === 'everyone') await this.audiences.delete({ memberId });
    else await this.audiences.upsert({ memberId, audience }, ['memberId']);
  }

  async audienceOf(memberId: string): Promise<Audience> {
    const row = await this.audiences.findOneBy({ memberId });
    return row?.audience ?? 'everyone';
  }

  isBlocked(one: string, other: string): Promise<boolean> {
    return this.blocks.existsBy([
      { memberId: one, otherId: other, blocked: true },
      { memberId: other, otherId: one, blocked: true },
    ]);
  }

  async blockedWith(memberId: string, among: readonly string[]): Promise<ReadonlySet<string>> {
    return idsOf(await blockedAmong.all(this.unitOfWork, [memberId, among]));
  }

  async shownTo(viewerId: string | undefined, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    return idsOf(await shownAmong.all(this.unitOfWork, [viewerId ?? null, memberIds]));
  }

  async forget(memberId: string, limit: number): Promise<number> {
    await this.keepAudience(memberId, 'everyone');
    await this.keepWords(memberId, []);
    await this.keepActive(memberId, true);
    return deleteBlocks.run(this.unitOfWork, [memberId, limit]);
  }

  private get blocks() {
    return this.unitOfWork.rows(BlockRow);
  }

  private get words() {
    return this.unitOfWork.rows(MutedWordsRow);
  }

  private get inactive() {
    return this.unitOfWork.rows(InactiveMemberRow);
  }

  private get audiences() {
    return this.unitOfWork.rows(AudienceRow);
  }
}
