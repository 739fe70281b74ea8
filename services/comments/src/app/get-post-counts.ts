import { batchOf } from '@seyir/kit';
import type { ReactionCount } from '../domain/reaction.js';
import { targetKind } from '../domain/target.js';
import type { ReactionStore, Social, ThreadStore } from './ports.js';
import { shownOnly } from './find-target.js';

interface Deps {
  readonly threads: ThreadStore;
  readonly reactions: ReactionStore;
  readonly social: Social;
}

export interface PostCounts {
  readonly postId: string;
  /** Comments and replies. */
  readonly comments: number;
  readonly reactions: readonly ReactionCount[];
}

/** Counts of the posts that the reader may see; posts without any are left out. BAD_INPUT beyond 200 ids. */
export const getPostCounts =
  ({ threads, reactions, social }: Deps) =>
  async (readerId: string | undefined, ids: readonly string[]): Promise<PostCounts[]> => {
    const asked = batchOf(ids).map((id) => ({ id, target: { kind: targetKind.post, id } }));
    const shown = await shownOnly({ social }, readerId, asked);
    const targets = shown.map(({ target }) => target);
    const [states, counts] = await Promise.all([
      threads.states(targets),
      reactions.countsOf(
        'flow',
        targets.map(({ id }) => id),
      ),
    ]);
    const talked = new Map(states.map((state) => [state.target.id, state.comments + state.replies]));
    return targets
      .filter(({ id }) => talked.has(id) || counts.has(id))
      .map(({ id }) => ({ postId: id, comments: talked.get(id) ?? 0, reactions: counts.get(id) ?? [] }));
  };
