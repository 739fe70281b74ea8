import { badInput, type Clock } from '@seyir/kit';
import type { Article } from '../domain/article.js';
import type { ArticleStore } from './article-ports.js';
import { checkArticles } from './check-articles.js';
import { differences, preview } from './differences.js';
import type { CatalogueEvents, ImportOptions, ImportResult, Transaction } from './ports.js';

interface Deps {
  readonly articles: ArticleStore;
  readonly events: CatalogueEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Imports up to 500 articles, idempotent by id. BAD_INPUT, with a `taken` slug if another article has it. */
export const importArticles =
  ({ articles, events, transaction, clock }: Deps) =>
  async (imported: readonly Article[], { demo, dryRun }: ImportOptions): Promise<ImportResult> => {
    checkArticles(imported);
    return transaction.run(async () => {
      const standing = await articles.byIds(imported.map(({ id }) => id));
      const found = differences(imported, standing);
      await refuseTakenSlugs(imported);
      if (dryRun) return preview(found, standing);
      const changed = [...found.created, ...found.updated];
      if (changed.length === 0) return found.result;
      await articles.save(changed, { at: clock.now(), demo });
      // A new date may hide an article that could be read before.
      const withdrawn = found.updated.filter(({ publishedAt }) => publishedAt > clock.now());
      if (withdrawn.length > 0) events.withdraw(withdrawn.map(({ id }) => id));
      events.wake(changed.map(({ id }) => id));
      return found.result;
    });

    async function refuseTakenSlugs(given: readonly Article[]): Promise<void> {
      const owners = await articles.slugOwners(given.map(({ slug }) => slug));
      const ownerOf = new Map(owners.map(({ slug, id }) => [slug, id]));
      const taken = given.flatMap(({ id, slug }, index) =>
        (ownerOf.get(slug) ?? id) === id ? [] : [[`articles.${index}.slug`, 'taken'] as const],
      );
      if (taken.length > 0) throw badInput(Object.fromEntries(taken));
    }
  };
