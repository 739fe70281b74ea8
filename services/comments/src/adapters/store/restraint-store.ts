import { prepared, statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { RestraintStore } from '../../app/ports.js';
import type { Block, Hidden, HiddenBy } from '../../domain/restraint.js';
import { BlockRow, MutedWordsRow } from './entities/restraint.js';

interface HiddenRow {
  /** Null in the row of muted words. */
  readonly authorId: string | null;
  readonly reason: Exclude<HiddenBy, 'word'>;
  readonly words: MutedWordsRow['words'] | null;
}

const deleteBlocks = statement(
  `WITH chunk AS MATERIALIZED (
     SELECT block_id FROM block WHERE member_id = $1 OR other_id = $1 ORDER BY block_id LIMIT $2 FOR UPDATE
   )
   DELETE FROM block b USING chunk WHERE b.block_id = chunk.block_id`,
);

const readerHides = statement<{ hides: boolean }>(
  `SELECT EXISTS (SELECT 1 FROM block WHERE member_id = $1)
   OR EXISTS (SELECT 1 FROM block WHERE other_id = $1 AND blocked)
   OR EXISTS (SELECT 1 FROM muted_words WHERE member_id = $1) AS hides`,
);

const hiddenAuthors = prepared<HiddenRow>(
  `SELECT author_id AS "authorId", reason, words FROM (
     SELECT 1 AS place, other_id AS author_id, 'mute' AS reason, NULL::text[] AS words FROM block
     WHERE member_id = $1 AND other_id = ANY($2::uuid[]) AND muted AND (muted_until IS NULL OR muted_until > $3)
     UNION ALL
     SELECT 2, member_id, 'author', NULL FROM block
     WHERE other_id = $1 AND member_id = ANY($2::uuid[]) AND blocked
     UNION ALL
     SELECT 3, other_id, 'block', NULL FROM block
     WHERE member_id = $1 AND other_id = ANY($2::uuid[]) AND blocked
     UNION ALL
     SELECT 4, NULL, 'mute', words FROM muted_words WHERE member_id = $1
   ) AS hidden ORDER BY place`,
);

const hiddenFromReaders = prepared<Pick<HiddenRow, 'authorId' | 'words'> & { readonly readerId: string }>(
  `SELECT member_id AS "readerId", other_id AS "authorId", NULL::text[] AS words FROM block
   WHERE member_id = ANY($1::uuid[]) AND other_id = ANY($2::uuid[])
     AND (blocked OR muted AND (muted_until IS NULL OR muted_until > $3))
   UNION ALL
   SELECT other_id, member_id, NULL FROM block
   WHERE other_id = ANY($1::uuid[]) AND member_id = ANY($2::uuid[]) AND blocked
   UNION ALL
   SELECT member_id, NULL, words FROM muted_words WHERE member_id = ANY($1::uuid[])`,
);

export class SqlRestraintStore implements RestraintStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keepBlock({ id, memberId, otherId, blocked, muted, mutedUntil }: Block): Promise<void> {
    const row = { blockId: id, memberId, otherId, blocked, muted, mutedUntil: mutedUntil ?? null };
    if (!blocked && !muted) await this.blocks.delete({ blockId: id });
    else await this.blocks.upsert(row, ['blockId']);
  }

  async keepWords(memberId: string, words: readonly string[]): Promise<void> {
    if (words.length === 0) await this.words.delete({ memberId });
    else await this.words.upsert({ memberId, words }, ['memberId']);
  }

  async forget(memberId: string, limit: number): Promise<number> {
    await this.keepWords(memberId, []);
    return deleteBlocks.run(this.unitOfWork, [memberId, limit]);
  }

  async hides(readerId: string): Promise<boolean> {
    const row = await readerHides.first(this.unitOfWork, [readerId]);
    return row?.hides ?? false;
  }

  async hiddenFrom(readerId: string, authorIds: readonly string[], now: Date): Promise<Hidden> {
    // One statement per read of a thread; if there are two reasons, the last one in its order applies.
    const rows = await hiddenAuthors.all(this.unitOfWork, [readerId, authorIds, now]);
    return {
      authors: new Map(rows.flatMap(({ authorId: id, reason }) => (id === null ? [] : [[id, reason]]))),
      words: rows.flatMap(({ words }) => words ?? []),
    };
  }

  async hiddenFromEach(readerIds: readonly string[], authorIds: readonly string[], now: Date) {
    const rows = await hiddenFromReaders.all(this.unitOfWork, [readerIds, authorIds, now]);
    const hidden = new Map<string, { authors: Set<string>; words: string[] }>();
    for (const { readerId, authorId, words } of rows) {
      const own = hidden.get(readerId) ?? { authors: new Set(), words: [] };
      hidden.set(readerId, own);
      if (authorId !== null) own.authors.add(authorId);
      own.words.push(...(words ?? []));
    }
    return hidden;
  }

  async blockersOf(memberId: string, among: readonly string[]): Promise<ReadonlySet<string>> {
    if (among.length === 0) return new Set();
    const rows = await this.blocks.findBy({ otherId: memberId, memberId: Any(among), blocked: true });
    return new Set(rows.map((row) => row.memberId));
  }

  private get blocks() {
    return this.unitOfWork.rows(BlockRow);
  }

  private get words() {
    return this.unitOfWork.rows(MutedWordsRow);
  }
}
