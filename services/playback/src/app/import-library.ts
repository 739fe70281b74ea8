import { badInput, type Clock, type GoneMembers } from '@seyir/kit';
import { withMark, type LibraryEntry, type TitleMark } from '../domain/library.js';
import type { Title } from '../domain/title.js';
import { isScore, withScore } from '../domain/score.js';
import { saveEntries } from './change-entry.js';
import type { ImportCounts } from './import-positions.js';
import { newEntry } from './library-entry.js';
import type {
  Catalogue,
  CounterStore,
  LibraryStore,
  ScoreStore,
  PlaybackEvents,
  TitleStore,
  Transaction,
} from './ports.js';

const MAX_ENTRIES = 500;

// One transaction writes the entries with their counters, follower counts and scores.
interface Deps {
  readonly catalogue: Catalogue;
  readonly titles: TitleStore;
  readonly library: LibraryStore;
  readonly counters: CounterStore;
  readonly scores: ScoreStore;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
  readonly events: PlaybackEvents;
  readonly clock: Clock;
}

export interface ImportedEntry {
  readonly memberId: string;
  readonly titleId: string;
  readonly marks: readonly TitleMark[];
  readonly markedAt: Date;
  /** 1 to 10. */
  readonly score?: number | undefined;
}

/** A watch list entry must exist before it can be watched, so marks are applied in this order. */
const order: readonly TitleMark[] = ['watchList', 'entryWatched', 'favourite', 'followed'];

/**
 * Imports library entries with their marks and scores. Existing entries are kept, so a repeated import changes nothing, even if
 * marks were removed since. Entries of erased members are skipped. BAD_INPUT for more than 500 entries, for one
 * member and title twice, for unknown titles and for invalid scores.
 */
export const importLibrary = (deps: Deps) => {
  const { library, goneMembers, transaction, clock } = deps;
  const know = knowTitles(deps);
  return async (imported: readonly ImportedEntry[]): Promise<ImportCounts> => {
    if (imported.length > MAX_ENTRIES) throw badInput({ entries: 'too_long' });
    const now = clock.now();
    const known = await know([...new Set(imported.map(({ titleId }) => titleId))]);
    const wanted = new Map<string, ImportedEntry>();
    const starts = imported.map((one, index) => {
      const title = known.get(one.titleId);
      if (!title) throw badInput({ [`entries.${index}.titleId`]: 'invalid' });
      if (one.score !== undefined && !isScore(one.score))
        throw badInput({ [`entries.${index}.score`]: 'invalid' });
      const start = newEntry(one.memberId, title, now);
      if (wanted.has(start.id)) throw badInput({ [`entries.${index}`]: 'taken' });
      wanted.set(start.id, one);
      return start;
    });
    return transaction.run(async () => {
      const gone = await goneMembers.among(imported.map(({ memberId }) => memberId));
      const standing = starts.filter(({ memberId }) => !gone.has(memberId));
      const changes = (await library.lock(standing)).flatMap((before) => {
        const after = marked(before, wanted.get(before.id)!);
        return after === before ? [] : [{ before, after }];
      });
      await saveEntries(deps, changes);
      return { created: changes.length, updated: 0, unchanged: imported.length - changes.length };
    });
  };
};

/** One new version for all marks of an entry. */
const marked = (before: LibraryEntry, { marks, markedAt, score }: ImportedEntry): LibraryEntry => {
  if (before.version > 0) return before;
  const after = order
    .filter((mark) => marks.includes(mark))
    .reduce((entry, mark) => withMark(entry, mark, true, markedAt), withScore(before, score, markedAt));
  return after === before ? before : { ...after, version: 1 };
};

const knowTitles =
  ({ catalogue, titles }: Deps) =>
  async (ids: readonly string[]): Promise<Map<string, Title>> => {
    const known = new Map((await titles.byIds(ids)).map((title) => [title.id, title]));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    const asked = await catalogue.titles(missing);
    await titles.addMissing(asked);
    for (const title of asked) known.set(title.id, title);
    return known;
  };
