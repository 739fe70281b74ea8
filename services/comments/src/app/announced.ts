import { foldKey, snapshotPage, uniqueIds, type Clock } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import { patternOf } from '../domain/restraint.js';
import type { Topic } from '../domain/topic.js';
import { whole } from './forum/read-topics.js';
import type { CommentStore, RestraintStore, TopicStore } from './ports.js';

/** A comment with the members who are not notified of it, because they mute a word of its text. */
export type Announced<T extends Comment = Comment> = T & { readonly deafIds: readonly string[] };
export type AnnouncedTopic = Topic & { readonly deafIds: readonly string[] };

interface Deps {
  readonly restraints: Pick<RestraintStore, 'hiddenFromEach'>;
  readonly clock: Clock;
}

/** A text with the members who would be notified of it. */
interface AnnouncedText {
  readonly text: string;
  readonly memberIds: readonly string[];
}

/** Finds for each text the members who mute a word of it. Events have no texts, so only this service can decide. */
const mutedBy = async ({ restraints, clock }: Deps, texts: readonly AnnouncedText[]): Promise<string[][]> => {
  const asked = uniqueIds(texts.flatMap(({ memberIds }) => memberIds));
  if (asked.length === 0) return texts.map(() => []);
  const hidden = await restraints.hiddenFromEach(asked, [], clock.now());
  return texts.map(({ text, memberIds }) =>
    uniqueIds(memberIds).filter((id) => patternOf(hidden.get(id)?.words ?? [])?.test(foldKey(text))),
  );
};

/**
 * Finds for each comment the members who must not be notified of it.
 * @param ownerIds the authors of what the comments are about
 */
const announced =
  (deps: Deps) =>
  async <T extends Comment>(
    comments: readonly T[],
    ownerIds: readonly string[] = [],
  ): Promise<Announced<T>[]> => {
    const recipients = ({ deleted, silent, mentionedIds, reply }: Comment) =>
      deleted || silent ? [] : [...mentionedIds, ...(reply ? [reply.toAuthorId] : []), ...ownerIds];
    const muting = await mutedBy(
      deps,
      comments.map((comment) => ({ text: comment.body, memberIds: recipients(comment) })),
    );
    return comments.map((comment, index) => ({ ...comment, deafIds: muting[index] ?? [] }));
  };

/** Finds for each topic the mentioned members who must not be notified of it. */
const announcedTopics =
  (deps: Deps) =>
  async (topics: readonly Topic[]): Promise<AnnouncedTopic[]> => {
    const muting = await mutedBy(
      deps,
      topics.map((topic) => ({
        text: whole(topic).body,
        memberIds: topic.deleted || topic.silent ? [] : topic.mentionedIds,
      })),
    );
    return topics.map((topic, index) => ({ ...topic, deafIds: muting[index] ?? [] }));
  };

export const announces = (deps: Deps) => ({ comments: announced(deps), topics: announcedTopics(deps) });

export type Announces = ReturnType<typeof announces>;

/** The states of topics, for consumers that build their copy anew. */
export const snapshotTopics = ({
  topics,
  ...deps
}: Deps & { readonly topics: Pick<TopicStore, 'after'> }) => {
  const page = snapshotPage(topics, (topic) => topic.id);
  return async (cursor: string, limit: number) => {
    const { items, nextCursor } = await page(cursor, limit);
    return { items: await announcedTopics(deps)(items), nextCursor };
  };
};

/** The states of comments, for consumers that build their copy anew. */
export const snapshotComments = ({ comments, ...deps }: Deps & { readonly comments: CommentStore }) => {
  const page = snapshotPage(comments, (comment) => comment.id);
  return async (cursor: string, limit: number) => {
    const { items, nextCursor } = await page(cursor, limit);
    return { items: await announced(deps)(items), nextCursor };
  };
};
