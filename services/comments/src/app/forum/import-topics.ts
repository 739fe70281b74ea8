import { badInput, isId, type Clock, type GoneMembers, type Tasks } from '@seyir/kit';
import { replyScope, type Spoiler } from '../../domain/spoiler.js';
import { targetKind } from '../../domain/target.js';
import { isTopicCategory } from '../../domain/topic.js';
import { bodyOf } from '../body.js';
import type {
  Catalogue,
  CommentEvents,
  CommentStore,
  ImportedTopicRow,
  ImportResult,
  ImportStore,
  NewComment,
  TopicEvents,
  TopicImportStore,
  TopicStore,
  Transaction,
} from '../ports.js';
import { removeMemberTask } from '../remove-member.js';
import { titleOf, topicScope, topicText } from './topic-input.js';

const MAX_BATCH = 500;

// An import writes at once what single calls write one by one, with the events of each.
interface Deps {
  readonly topics: TopicStore;
  readonly topicImports: TopicImportStore;
  readonly comments: CommentStore;
  readonly imports: ImportStore;
  readonly catalogue: Catalogue;
  readonly events: CommentEvents & TopicEvents;
  readonly goneMembers: GoneMembers;
  readonly tasks: Tasks;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface ImportedPost {
  readonly id: string;
  readonly authorId: string;
  readonly body: string;
  /** An earlier post of the same topic in this batch; empty for none. */
  readonly quotedId: string;
  readonly spoiler: Spoiler | undefined;
  readonly postedAt: Date;
}

export interface ImportedTopic {
  readonly id: string;
  readonly category: number;
  readonly title: string;
  readonly body: string;
  readonly titleId: string;
  readonly authorId: string;
  readonly spoiler: Spoiler | undefined;
  readonly postedAt: Date;
  readonly pinned: boolean;
  readonly locked: boolean;
  readonly posts: readonly ImportedPost[];
}

/**
 * Imports up to 500 topics with up to 500 posts, without notifications, idempotent by id: topics and posts edited or deleted since
 * keep their state. New posts are numbered after those that members have added. BAD_INPUT; NOT_FOUND for an unknown title.
 */
export const importTopics =
  (deps: Deps) =>
  async (imported: readonly ImportedTopic[]): Promise<ImportResult> => {
    const { topics, topicImports, comments, imports, catalogue, events, goneMembers, tasks, clock } = deps;
    check(imported);
    const rows: ImportedTopicRow[] = [];
    for (const topic of imported) rows.push(await rowOf(topic));
    return deps.transaction.run(async () => {
      await imports.lock();
      const saved = await topicImports.save(rows, { now: clock.now() });
      const posts = await postsOf(saved.lastNumbers);
      const ofPosts = await imports.saveComments(posts, { now: clock.now(), demo: false });
      await topicImports.settle([...saved.lastNumbers.keys()]);
      const authors = imported.flatMap(({ authorId, posts: given }) => [
        authorId,
        ...given.map((post) => post.authorId),
      ]);
      for (const memberId of await goneMembers.among(authors))
        await tasks.add(removeMemberTask, { memberId, pass: 2 }, { key: memberId });
      const changed = [...saved.created, ...saved.updated];
      const changedPosts = await comments.byIds([...ofPosts.created, ...ofPosts.updated]);
      await events.topicsChanged(await topics.byIds(changed));
      await events.commentsChanged(changedPosts);
      events.threadsChanged(ofPosts.threads);
      events.topicsMoved(true);
      const all = imported.length + imported.reduce((sum, topic) => sum + topic.posts.length, 0);
      const created = saved.created.length + ofPosts.created.length;
      const updated = saved.updated.length + ofPosts.updated.length;
      return { created, updated, unchanged: all - created - updated };
    });

    async function rowOf(topic: ImportedTopic): Promise<ImportedTopicRow> {
      const { id, category, authorId, postedAt, pinned, locked, spoiler } = topic;
      if (!isTopicCategory(category)) throw badInput({ category: 'invalid' });
      const title = await titleOf(catalogue, topic.titleId);
      const scope = await topicScope(catalogue, title?.id, spoiler);
      return {
        id,
        category,
        ...topicText(topic),
        authorId,
        postedAt,
        pinned,
        locked,
        ...(title && { titleId: title.id }),
        ...(scope && { scope }),
      };
    }

    async function postsOf(lastNumbers: ReadonlyMap<string, number>): Promise<NewComment[]> {
      const ids = imported.flatMap(({ posts }) => posts.map(({ id }) => id));
      const numbers = new Map((await comments.byIds(ids)).map(({ id, number }) => [id, number]));
      const ready: NewComment[] = [];
      for (const topic of imported) {
        const taken = lastNumbers.get(topic.id);
        if (taken === undefined) continue;
        let next = taken;
        const { scope: least, titleId } = rows.find(({ id }) => id === topic.id)!;
        const known = new Map<string, NewComment>();
        for (const { id, quotedId, spoiler, body, ...post } of topic.posts) {
          const quoted = known.get(quotedId);
          if (quotedId !== '' && !quoted) throw badInput({ quotedId: 'invalid' });
          const wanted = replyScope(await topicScope(catalogue, titleId ?? least?.titleId, spoiler), least);
          const scope = replyScope(quoted?.scope, wanted);
          const comment = {
            id,
            ...post,
            body: bodyOf(body, targetKind.discussion),
            target: { kind: targetKind.discussion, id: topic.id },
            number: numbers.get(id) ?? (next += 1),
            ...(quoted && { reply: { toId: quoted.id, toAuthorId: quoted.authorId } }),
            ...(scope && { scope }),
          };
          known.set(id, comment);
          ready.push(comment);
        }
      }
      return ready;
    }
  };

/** BAD_INPUT names the first invalid entry as `topics.{index}.{field}`. */
const check = (imported: readonly ImportedTopic[]): void => {
  const posts = imported.flatMap((topic) => topic.posts);
  if (imported.length > MAX_BATCH || posts.length > MAX_BATCH) throw badInput({ topics: 'too_long' });
  const ids = [...imported, ...posts].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw badInput({ topics: 'invalid' });
  imported.forEach(({ id, authorId, posts: given }, index) => {
    const fields = {
      id,
      authorId,
      posts: given.every((post) => isId(post.id) && isId(post.authorId)) ? id : '',
    };
    for (const [field, value] of Object.entries(fields))
      if (!isId(value)) throw badInput({ [`topics.${index}.${field}`]: 'invalid' });
  });
};
