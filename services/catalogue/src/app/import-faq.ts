import { badInput, type Clock } from '@seyir/kit';
import type { FaqEntry } from '../domain/article.js';
import type { FaqStore } from './article-ports.js';
import { checkFaq, MOST_FAQ } from './check-articles.js';
import { differences, preview } from './differences.js';
import type { CatalogueEvents, ImportOptions, ImportResult, Transaction } from './ports.js';

interface Deps {
  readonly faq: FaqStore;
  readonly events: CatalogueEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Imports frequent questions, idempotent by id. BAD_INPUT, also if the site would have more than 200. */
export const importFaq =
  ({ faq, events, transaction, clock }: Deps) =>
  async (imported: readonly FaqEntry[], { demo, dryRun }: ImportOptions): Promise<ImportResult> => {
    checkFaq(imported);
    return transaction.run(async () => {
      if (!dryRun) await faq.lock();
      const all = await faq.all();
      const given = new Set(imported.map(({ id }) => id));
      const others = all.filter(({ id }) => !given.has(id)).length;
      if (others + imported.length > MOST_FAQ) {
        const first = Math.max(0, MOST_FAQ - others);
        throw badInput({ [`entries.${first}.id`]: 'too_many' });
      }
      const standing = all.filter(({ id }) => given.has(id));
      const found = differences(imported, standing);
      if (dryRun) return preview(found, standing);
      const changed = [...found.created, ...found.updated];
      if (changed.length === 0) return found.result;
      await faq.save(changed, { at: clock.now(), demo });
      events.wake(changed.map(({ id }) => id));
      return found.result;
    });
  };
