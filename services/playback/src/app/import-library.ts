import { badInput, type Clock, type Outbox, type UnitOfWork } from '@seyir/kit';
import { topics } from '@seyir/proto';
import {
  counterMoves,
  followerMove,
  withMark,
  type LibraryEntry,
  type TitleMark,
} from '../domain/library.js';
import type { Title } from '../domain/title.js';
import type { ImportCounts } from './import-positions.js';
import { newEntry } from './library-entry.js';
import { libraryMessage } from './messages.js';
import type { Catalogue, CounterStore, LibraryStore, TitleStore } from './ports.js';

const MAX_ENTRIES = 500;

interface Deps {
  readonly catalogue: Catalogue;
  readonly titles: TitleStore;
  readonly library: LibraryStore;
  readonly counters: CounterStore;
  readonly unitOfWork: UnitOfWork;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

export interface ImportedEntry {
  readonly memberId: string;
  readonly titleId: string;
  readonly marks: readonly TitleMark[];
  readonly markedAt: Date;
}

/** A watch list entry stands before it is watched, whatever the order in which both are named. */
const order: readonly TitleMark[] = ['watchList', 'entryWatched', 'favourite', 'followed'];

/**
 * Entries from elsewhere, each with its marks. One that is there already is left as its member has it, so the same
 * again changes nothing, whatever was taken away since. BAD_INPUT for more than 500 entries, one member and title twice, and unknown titles.
 */
export const importLibrary = (deps: Deps) => {
  const { library, counters, unitOfWork, outbox, clock } = deps;
  const know = knowTitles(deps);
  return async (imported: readonly ImportedEntry[]): Promise<ImportCounts> => {
    if (imported.length > MAX_ENTRIES) throw badInput({ entries: 'too_long' });
    const now = clock.now();
    const known = await know([...new Set(imported.map(({ titleId }) => titleId))]);
    const wanted = new Map<string, ImportedEntry>();
    const starts = imported.map((one, index) => {
      const title = known.get(one.titleId);
      if (!title) throw badInput({ [`entries.${index}.titleId`]: 'invalid' });
      const start = newEntry(one.memberId, title, now);
      if (wanted.has(start.id)) throw badInput({ [`entries.${index}`]: 'taken' });
      wanted.set(start.id, one);
      return start;
    });
    return unitOfWork.run(async () => {
      const changes = (await library.lock(starts)).flatMap((before) => {
        const after = marked(before, wanted.get(before.id)!);
        return after === before ? [] : [{ before, after }];
      });
      await library.save(changes.map(({ after }) => after));
      await counters.move(changes.flatMap(({ before, after }) => counterMoves(before, after)));
      await counters.moveFollowers(followerMoves(changes));
      await outbox.addAll(
        topics.library,
        changes.map(({ after }) => libraryMessage(after)),
      );
      return { created: changes.length, updated: 0, unchanged: imported.length - changes.length };
    });
  };
};

/** One version on, however many marks came. */
const marked = (before: LibraryEntry, { marks, markedAt }: ImportedEntry): LibraryEntry => {
  if (before.version > 0) return before;
  const after = order
    .filter((mark) => marks.includes(mark))
    .reduce((entry, mark) => withMark(entry, mark, true, markedAt), before);
  return after === before ? before : { ...after, version: 1 };
};

const followerMoves = (changes: readonly { before: LibraryEntry; after: LibraryEntry }[]) => {
  const moves = new Map<string, number>();
  for (const { before, after } of changes)
    moves.set(after.titleId, (moves.get(after.titleId) ?? 0) + followerMove(before, after));
  return moves;
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
