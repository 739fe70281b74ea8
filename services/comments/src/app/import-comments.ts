import { badInput, isId, notFound, type Clock, type GoneMembers, type Tasks } from '@seyir/kit';
import { replyTo } from '../domain/comment.js';
import { givesAway, replyScope, type Spoiler } from '../domain/spoiler.js';
import { targetKey, targetKind, type Target } from '../domain/target.js';
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
import { removeMemberTask } from './remove-member.js';
import { scopeFor } from './scope.js';

const MAX_BATCH = 500;

// An import writes at once what single calls write one by one, with the events of each.
interface Deps {
  readonly comments: CommentStore;
  readonly imports: ImportStore;
  readonly catalogue: Catalogue;
  readonly events: CommentEvents;
  readonly goneMembers: GoneMembers;
  readonly tasks: Tasks;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface ImportedComment {
  readonly id: string;
  readonly target: Target;
  /** Empty for a top-level comment; otherwise an earlier comment of this batch, or an existing one. */
  readonly parentId: string;
  readonly authorId: string;
  readonly body: string;
  readonly spoiler: Spoiler | undefined;
  readonly postedAt: Date;
}

/**
 * Imports up to 500 comments without notifications, idempotent by id. A comment never moves to another thread or
 * author, and a comment edited or deleted since keeps its state. Texts of erased members are emptied at once, but
 * their rows stay, because replies may refer to them. BAD_INPUT; NOT_FOUND for a target whose place a spoiler needs.
 */
export const importComments =
  ({ comments, imports, catalogue, events, goneMembers, tasks, transaction, clock }: Deps) =>
  async (imported: readonly ImportedComment[], demo: boolean): Promise<ImportResult> => {
    check(imported);
    const places = await catalogue.places(
      imported.flatMap(({ target, spoiler }) => (givesAway(spoiler) ? [target] : [])),
    );
    return transaction.run(async () => {
      await imports.lock();
      const { created, updated, threads } = await imports.saveComments(await resolved(), {
        now: clock.now(),
        demo,
      });
      for (const memberId of await goneMembers.among(imported.map(({ authorId }) => authorId)))
        await tasks.add(removeMemberTask, { memberId, pass: 2 }, { key: memberId });
      const changed = await comments.byIds([...created, ...updated]);
      await events.commentsChanged(changed);
      events.threadsChanged(threads);
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
        if (givesAway(spoiler) && !place) throw notFound(`target ${targetKey(rest.target)}`);
        const scope = replyScope(place && scopeFor(place, spoiler), parent?.scope);
        const comment = {
          ...rest,
          body: bodyOf(body, rest.target.kind),
          ...(parent && { reply: replyTo(parent) }),
          ...(scope && { scope }),
        };
        known.set(comment.id, comment);
        return comment;
      });
    }
  };

/** BAD_INPUT names the first invalid entry as `comments.{index}.{field}`. */
const check = (imported: readonly ImportedComment[]): void => {
  if (imported.length > MAX_BATCH) throw badInput({ comments: 'too_long' });
  if (new Set(imported.map(({ id }) => id)).size < imported.length) throw badInput({ comments: 'invalid' });
  imported.forEach(({ id, target, parentId, authorId }, index) => {
    const given = { id, targetId: target.id, authorId, ...(parentId && { parentId }) };
    for (const [field, value] of Object.entries(given))
      if (!isId(value)) throw badInput({ [`comments.${index}.${field}`]: 'invalid' });
    // Posts of topics have numbers, so `importTopics` imports them with their topic.
    if (target.kind === targetKind.discussion) throw badInput({ [`comments.${index}.target`]: 'invalid' });
  });
};
