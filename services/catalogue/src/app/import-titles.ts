import { badInput, type Tasks } from '@seyir/kit';
import type { Title, TitleFacts } from '../domain/title.js';
import { answerRequests } from './answer-requests.js';
import { checkTitles } from './check-import.js';
import { differences, preview } from './differences.js';
import { hasNewLikeness, markSimilar } from './refresh-similar.js';
import type { AnsweringDeps } from './import-episodes.js';
import type { ImportOptions, ImportResult, SimilarStore } from './ports.js';

// An import writes at once what single calls write one by one, with the events of each.
interface Deps extends AnsweringDeps {
  readonly similar: SimilarStore;
  readonly tasks: Tasks;
}

/** A title without a date gets the date of its first import. */
export type ImportedTitle = Omit<TitleFacts, 'addedAt'> & { readonly addedAt: Date | undefined };

/**
 * Imports up to 500 titles without notifications, idempotent by id. A genre with an existing slug is that genre.
 * BAD_INPUT; CONFLICT for a slug that another title has, which a dry run returns as a `taken` field.
 */
export const importTitles =
  ({ titles, episodes, ledger, events, transaction, clock, similar, tasks, ...answering }: Deps) =>
  async (imported: readonly ImportedTitle[], { demo, dryRun }: ImportOptions): Promise<ImportResult> => {
    const now = clock.now();
    checkTitles(imported.map((title) => ({ ...title, addedAt: title.addedAt ?? now })));
    return transaction.run(async () => {
      if (!dryRun) await ledger.lock(imported.map((title) => title.id));
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
      const ids = changed.map((title) => title.id);
      await titles.saveGenres(changed.flatMap((title) => title.genres));
      const counted = await ledger.tally(ids);
      await titles.save(changed, { at: now, demo });
      const after = await titles.byIds(ids);
      await events.titlesChanged(after);
      await tellEpisodes(after.filter((title) => hasNewAge(title, before.get(title.id))));
      const unlike = changed.filter((title) => hasNewLikeness(title, before.get(title.id)));
      await markSimilar(
        { similar, tasks },
        unlike.map((title) => title.id),
      );
      await answerRequests({ ...answering, clock })(ids);
      await ledger.move(ids, counted);
      events.wake(ids);
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

    /** An episode's event contains the title's age mark, so a new mark changes each of them. */
    async function tellEpisodes(remarked: readonly Title[]): Promise<void> {
      if (remarked.length === 0) return;
      const ids = remarked.map((title) => title.id);
      await events.episodesChanged(await episodes.touch(ids, now));
    }
  };

const hasNewAge = (after: Title, before: Title | undefined): boolean =>
  before !== undefined && before.ageMark !== after.ageMark;
