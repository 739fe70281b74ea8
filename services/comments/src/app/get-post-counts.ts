import { batchOf, DomainError, FIRST_ID } from '@seyir/kit';
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

/** Stands for a member from whom nothing is hidden, when social is asked. */
const ANY_MEMBER = FIRST_ID;

/**
 * Counts of the posts that the reader may see, or that any member may see; posts without any are left out. BAD_INPUT beyond 200 ids;
 * NO_SESSION for a visitor who asks as any member.
 */
export const getPostCounts =
  ({ threads, reactions, social }: Deps) =>
  async (
    viewerId: string | undefined,
    ids: readonly string[],
    asAnyMember = false,
  ): Promise<PostCounts[]> => {
    if (asAnyMember && viewerId === undefined) throw new DomainError('NO_SESSION');
    const readerId = asAnyMember ? ANY_MEMBER : viewerId;
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
