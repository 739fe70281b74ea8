import { badInput, isId, notFound, type Clock } from '@seyir/kit';
import { replyTo } from '../domain/comment.js';
import { replyScope, type WantedScope } from '../domain/spoiler.js';
import { targetKey, type Target } from '../domain/target.js';
import { bodyOf } from './body.js';
import type {
  Catalogue,
  CommentEvents,
  CommentStore,
  ImportResult,
  ImportStore,
  NewComment,
  Transaction,
} from './ports.js';
import { scopeFor } from './scope.js';
import { threadsOf } from './withdrawn.js';

const MAX_BATCH = 500;

interface Deps {
  readonly comments: CommentStore;
  readonly imports: ImportStore;
  readonly catalogue: Catalogue;
  readonly events: CommentEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface ImportedComment {
  readonly id: string;
  readonly target: Target;
  /** Empty for a comment that is no reply; otherwise one of this batch before it, or one that is there. */
  readonly parentId: string;
  readonly authorId: string;
  readonly body: string;
  readonly spoiler: WantedScope | undefined;
  readonly postedAt: Date;
}

/**
 * Takes in up to 500 comments, silent and idempotent by id; a comment never moves to another thread or author, and one
 * that was edited or deleted since stays as it is. BAD_INPUT; NOT_FOUND for a target whose place a spoiler needs.
 */
export const importComments =
  ({ comments, imports, catalogue, events, transaction, clock }: Deps) =>
  async (imported: readonly ImportedComment[], demo: boolean): Promise<ImportResult> => {
    check(imported);
    const places = await catalogue.places(
      imported.flatMap(({ target, spoiler }) => (spoiler ? [target] : [])),
    );
    return transaction.run(async () => {
      await imports.lock();
      const { created, updated } = await imports.saveComments(await resolved(), { now: clock.now(), demo });
      const changed = await comments.byIds([...created, ...updated]);
      await events.commentsChanged(changed);
      events.wake(threadsOf(changed));
      const unchanged = imported.length - changed.length;
      return { created: created.length, updated: updated.length, unchanged };
    });

    async function resolved(): Promise<NewComment[]> {
      const known = new Map<string, NewComment>();
      const parentIds = imported.flatMap(({ parentId }) => (parentId ? [parentId] : []));
      for (const parent of await comments.byIds(parentIds)) known.set(parent.id, parent);
      return imported.map(({ parentId, spoiler, body, ...rest }, index) => {
        const parent = known.get(parentId);
        if (parentId && (!parent || targetKey(parent.target) !== targetKey(rest.target)))
          throw badInput({ [`comments.${index}.parentId`]: 'invalid' });
        const place = places.get(targetKey(rest.target));
        if (spoiler && !place) throw notFound(`target ${targetKey(rest.target)}`);
        const scope = replyScope(place && scopeFor(place, spoiler), parent?.scope);
        const comment = {
          ...{ ...rest, body: bodyOf(body) },
          ...(parent && { reply: replyTo(parent) }),
          ...(scope && { scope }),
        };
        known.set(comment.id, comment);
        return comment;
      });
    }
  };

/** BAD_INPUT names the first faulty entry as `comments.{index}.{field}`. */
const check = (imported: readonly ImportedComment[]): void => {
  if (imported.length > MAX_BATCH) throw badInput({ comments: 'too_long' });
  if (new Set(imported.map(({ id }) => id)).size < imported.length) throw badInput({ comments: 'invalid' });
  imported.forEach(({ id, target, parentId, authorId }, index) => {
    const given = { id, targetId: target.id, authorId, ...(parentId && { parentId }) };
    for (const [field, value] of Object.entries(given))
      if (!isId(value)) throw badInput({ [`comments.${index}.${field}`]: 'invalid' });
  });
};
