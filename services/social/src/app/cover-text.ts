import { isId, type Clock } from '@seyir/kit';
import type { Scope } from '../domain/spoiler.js';
import type { CoverStore } from './cover-ports.js';
import type { PostEvents, PostStore, Transaction } from './ports.js';
import type { StoryStore } from './story-ports.js';

// Posts and stories have a store each; one transaction keeps the cover, writes it to the text, and publishes it.
interface Deps {
  readonly covers: CoverStore;
  readonly posts: Pick<PostStore, 'lock' | 'byIds' | 'setCover'>;
  readonly stories: Pick<StoryStore, 'lock' | 'setCover'>;
  readonly events: PostEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface CaseCover {
  readonly caseId: string;
  readonly kind: 'post' | 'story';
  readonly targetId: string;
  /** What the text spoils by the decision; undefined once the decision was overturned. */
  readonly scope: Scope | undefined;
}

/**
 * Carries out a moderator's cover of a post or a story, or its end: a text stays covered while the decision of any case covers it.
 * A repeated call is no error, and a text that is gone is not covered.
 */
export const coverText =
  ({ covers, posts, stories, events, transaction, clock }: Deps) =>
  async ({ caseId, kind, targetId, scope }: CaseCover): Promise<void> => {
    if (!isId(targetId)) return;
    await transaction.run(async () => {
      const isThere =
        kind === 'post' ? (await posts.lock(targetId)) !== undefined : await stories.lock(targetId);
      if (!isThere) return;
      await covers.keep(caseId, targetId, scope);
      const cover = await covers.of(targetId);
      if (kind === 'story') return stories.setCover(targetId, cover);
      await posts.setCover(targetId, cover, clock.now());
      await events.postsChanged(await posts.byIds([targetId], undefined));
      // Caches of visitors' reads must not show the text once more.
      events.postsWithdrawn();
    });
  };
