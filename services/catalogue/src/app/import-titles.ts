import { badInput, type Clock } from '@seyir/kit';
import type { Title, TitleFacts } from '../domain/title.js';
import { checkTitles } from './check-import.js';
import { differences, preview } from './differences.js';
import type {
  CatalogueEvents,
  EpisodeStore,
  ImportOptions,
  ImportResult,
  Ledger,
  TitleStore,
  Transaction,
} from './ports.js';

interface Deps {
  readonly titles: TitleStore;
  readonly episodes: EpisodeStore;
  readonly ledger: Ledger;
  readonly events: CatalogueEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Without a date of its own a title is added when it first comes. */
export type ImportedTitle = Omit<TitleFacts, 'addedAt'> & { readonly addedAt: Date | undefined };

/**
 * Takes in up to 500 titles, silent and idempotent by id. A genre whose slug stands already is that genre. BAD_INPUT;
 * CONFLICT for a slug that another title has, which a dry run answers as a `taken` field.
 */
export const importTitles =
  ({ titles, episodes, ledger, events, transaction, clock }: Deps) =>
  async (imported: readonly ImportedTitle[], { demo, dryRun }: ImportOptions): Promise<ImportResult> => {
    const now = clock.now();
    checkTitles(imported.map((title) => ({ ...title, addedAt: title.addedAt ?? now })));
    return transaction.run(async () => {
      if (!dryRun) await ledger.lock();
      const standing = await titles.byIds(imported.map((title) => title.id));
      const before = new Map(standing.map((title) => [title.id, title]));
      const genreIds = await titles.genreIds([
        ...new Set(imported.flatMap((title) => title.genres.map((genre) => genre.slug))),
      ]);
      const facts = imported.map((title) => ({
        ...title,
        genres: title.genres.map((genre) => ({ ...genre, id: genreIds.get(genre.slug) ?? genre.id })),
        addedAt: title.addedAt ?? before.get(title.id)?.addedAt ?? now,
      }));
      const found = differences<TitleFacts>(facts, standing);
      if (dryRun) {
        await refuseTakenSlugs(facts);
        return preview(found, standing);
      }
      const { created, updated, result } = found;
      const changed = [...created, ...updated];
      if (changed.length === 0) return result;
      await titles.save(changed, { at: now, demo });
      await ledger.recount(changed.map((title) => title.id));
      const after = await titles.byIds(changed.map((title) => title.id));
      await events.titlesChanged(after);
      await tellEpisodes(after.filter((title) => hasNewAge(title, before.get(title.id))));
      events.wake(changed.map((title) => title.id));
      return result;
    });

    async function refuseTakenSlugs(facts: readonly TitleFacts[]): Promise<void> {
      const owners = await titles.slugOwners(facts.map((title) => title.slug));
      const ownerOf = new Map(owners.map(({ slug, id }) => [slug, id]));
      const taken = facts.flatMap(({ id, slug }, index) =>
        (ownerOf.get(slug) ?? id) === id ? [] : [[`titles.${index}.slug`, 'taken'] as const],
      );
      if (taken.length > 0) throw badInput(Object.fromEntries(taken));
    }

    /** An episode's event carries the title's age mark, so a new mark is a change of each of them. */
    async function tellEpisodes(remarked: readonly Title[]): Promise<void> {
      if (remarked.length === 0) return;
      const ids = remarked.map((title) => title.id);
      await events.episodesChanged(await episodes.touch(ids, now));
    }
  };

const hasNewAge = (after: Title, before: Title | undefined): boolean =>
  before !== undefined && before.ageMark !== after.ageMark;
