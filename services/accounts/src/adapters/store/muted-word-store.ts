import { columns, statement, type UnitOfWork } from '@seyir/kit';
import { MoreThan } from 'typeorm';
import type { MutedWords, MutedWordStore } from '../../app/ports.js';
import { MutedWordsRow } from './entities/restraint.js';

const setWords = statement<MutedWordsRow>(
  `INSERT INTO muted_words AS m (member_id, words, version, changed_at) VALUES ($1, $2, 1, $3)
   ON CONFLICT (member_id) DO UPDATE
     SET words = excluded.words, version = m.version + 1, changed_at = excluded.changed_at
     WHERE m.words IS DISTINCT FROM excluded.words
   RETURNING ${columns(MutedWordsRow, 'm')}`,
);

export class SqlMutedWordStore implements MutedWordStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async of(memberId: string): Promise<MutedWords | undefined> {
    const row = await this.rows.findOneBy({ memberId });
    return row ? toMutedWords(row) : undefined;
  }

  async set(memberId: string, words: readonly string[], now: Date): Promise<MutedWords | undefined> {
    const row = await setWords.first(this.unitOfWork, [memberId, words, now]);
    return row && toMutedWords(row);
  }

  async after(memberId: string | undefined, limit: number): Promise<MutedWords[]> {
    const rows = await this.rows.find({
      where: memberId === undefined ? {} : { memberId: MoreThan(memberId) },
      order: { memberId: 'ASC' },
      take: limit,
    });
    return rows.map(toMutedWords);
  }

  private get rows() {
    return this.unitOfWork.rows(MutedWordsRow);
  }
}

export const toMutedWords = ({ memberId, words, version, changedAt }: MutedWordsRow): MutedWords => ({
  memberId,
  words,
  version,
  changedAt,
});
