import type { Viewer } from '@seyir/kit/stateless';
import {
  TargetKind,
  wakes,
  type Comment,
  type ContentRequest,
  type Episode,
  type ForumTopic,
  type Group,
  type Member,
  type Position,
  type Post,
  type PostCounts,
  type Reaction,
  type Relationship,
  type Room,
  type Title,
  type TitleScore,
  type TopicState,
  type TranslationKind,
} from '@seyir/proto';
import DataLoader from 'dataloader';
import type { Parts } from './parts.js';
import type { Services } from './services.js';

/** The batched reads of one request. Each returns undefined for a missing thing. */
export interface Loaders {
  readonly members: DataLoader<string, Member | undefined>;
  readonly titles: DataLoader<string, Title | undefined>;
  readonly episodes: DataLoader<string, Episode | undefined>;
  /** The translations in which episodes can be watched. */
  readonly translations: DataLoader<string, readonly TranslationKind[] | undefined>;
  /** The viewer's positions, by episode. */
  readonly positions: DataLoader<string, Position | undefined>;
  /** The viewer's reactions, by comment. */
  readonly commentReactions: DataLoader<string, Reaction | undefined>;
  /** Posts as the viewer may see them. */
  readonly posts: DataLoader<string, Post | undefined>;
  /** Counts of comments and reactions, by post. */
  readonly postCounts: DataLoader<string, PostCounts | undefined>;
  /** The viewer's claps, by post. */
  readonly ownClaps: DataLoader<string, number | undefined>;
  /** The viewer's reactions, by post. */
  readonly postReactions: DataLoader<string, Reaction | undefined>;
  /** Number of followers, by title. */
  readonly followers: DataLoader<string, number | undefined>;
  /** The scores of titles from all members. */
  readonly scores: DataLoader<string, TitleScore | undefined>;
  /** The viewer's reactions, by topic. */
  readonly topicReactions: DataLoader<string, Reaction | undefined>;
  /** Topics of the forum as the viewer may see them. */
  readonly topics: DataLoader<string, ForumTopic | undefined>;
  /** The viewer's relation to topics: followed, and read up to where. */
  readonly topicStates: DataLoader<string, TopicState | undefined>;
  readonly comments: DataLoader<string, Comment | undefined>;
  /** Content requests, with the viewer's votes. */
  readonly requests: DataLoader<string, ContentRequest | undefined>;
  /** Groups as the viewer may see them. */
  readonly groups: DataLoader<string, Group | undefined>;
  /** Watch-together rooms that the viewer may see, by code. */
  readonly rooms: DataLoader<string, Room | undefined>;
  /** The viewer's relation to members, such as following. */
  readonly relationships: DataLoader<string, Relationship | undefined>;
}

interface Deps {
  readonly parts: Parts;
  /** Calls with the viewer's rights. */
  readonly services: Services;
  readonly viewer: Viewer;
}

export const createLoaders = ({ parts, services, viewer }: Deps): Loaders => {
  const batch = <T>(load: (ids: readonly string[]) => Promise<(T | undefined)[]>, maxBatchSize = 200) =>
    new DataLoader<string, T | undefined>(load, { maxBatchSize });
  const byKey = <T, K>(things: readonly T[], keyOf: (thing: T) => K) =>
    new Map(things.map((thing) => [keyOf(thing), thing]));
  const isMember = viewer.memberId !== undefined;
  const ownReactions = (targetType: string) => async (ids: readonly string[]) => {
    if (!isMember) return ids.map(() => undefined);
    const { reactions } = await services.comments.getOwnReactions({ targetType, targetIds: [...ids] });
    const known = byKey(reactions, (own) => own.targetId);
    return ids.map((id) => known.get(id)?.reaction);
  };
  return {
    members: batch((ids) => parts.members.many(ids, viewer.memberId)),
    titles: batch((ids) => parts.titles.many(ids)),
    episodes: batch((ids) => parts.episodes.many(ids)),
    translations: batch(async (ids) => {
      const { episodes } = await parts.asVisitor.playback.getTranslations({ episodeIds: [...ids] });
      return episodes.map(({ translations }) => translations);
    }),
    positions: batch(async (ids) => {
      if (!isMember) return ids.map(() => undefined);
      const { positions } = await services.playback.getPositions({ episodeIds: [...ids] });
      const known = byKey(positions, (position) => position.episodeId);
      return ids.map((id) => known.get(id));
    }),
    commentReactions: batch(ownReactions('comment')),
    posts: batch(async (ids) => {
      const known = byKey((await services.social.getPosts({ ids: [...ids] })).posts, (post) => post.id);
      return ids.map((id) => known.get(id));
    }),
    postCounts: batch(async (ids) => {
      if (!isMember)
        return Promise.all(
          ids.map((id) =>
            parts.reads.get(`post-counts:${id}`, wakes.thread(TargetKind.POST, id), () =>
              parts.publicPostCounts.load(id),
            ),
          ),
        );
      const { counts } = await services.comments.getPostCounts({ postIds: [...ids] });
      const known = byKey(counts, (one) => one.postId);
      return ids.map((id) => known.get(id));
    }),
    ownClaps: batch(async (ids) => {
      if (!isMember) return ids.map(() => undefined);
      const { claps } = await services.social.getOwnClaps({ postIds: [...ids] });
      const known = byKey(claps, (one) => one.postId);
      return ids.map((id) => known.get(id)?.count);
    }),
    postReactions: batch(ownReactions('flow')),
    topicReactions: batch(ownReactions('discussion')),
    topics: batch(async (ids) => {
      const known = byKey((await services.comments.getTopics({ ids: [...ids] })).topics, (topic) => topic.id);
      return ids.map((id) => known.get(id));
    }),
    topicStates: batch(async (ids) => {
      if (!isMember) return ids.map(() => undefined);
      const { states } = await services.comments.getTopicStates({ ids: [...ids] });
      const known = byKey(states, (state) => state.topicId);
      return ids.map((id) => known.get(id));
    }),
    followers: batch(async (ids) => {
      const { counts } = await parts.asVisitor.playback.getFollowerCounts({ titleIds: [...ids] });
      return counts;
    }),
    scores: batch(async (ids) => {
      const { scores } = await parts.asVisitor.playback.getScores({ titleIds: [...ids] });
      return scores;
    }),
    comments: batch(async (ids) => {
      const known = byKey((await services.comments.getComments({ ids: [...ids] })).comments, (c) => c.id);
      return ids.map((id) => known.get(id));
    }),
    requests: batch(async (ids) => {
      const known = byKey(
        (await services.catalogue.getRequests({ ids: [...ids] })).requests,
        (one) => one.id,
      );
      return ids.map((id) => known.get(id));
    }),
    groups: batch(async (ids) => {
      const known = byKey((await services.social.getGroups({ ids: [...ids] })).groups, (group) => group.id);
      return ids.map((id) => known.get(id));
    }, 100),
    // Messaging has no call for several rooms; a page of notifications names few.
    rooms: batch((codes) =>
      Promise.all(
        codes.map((code) =>
          services.messaging.getRoom({ code }).then(
            ({ room }) => room,
            () => undefined,
          ),
        ),
      ),
    ),
    relationships: batch(async (ids) => {
      const { relationships } = await services.social.getRelationships({ memberIds: [...ids] });
      const known = byKey(relationships, (relationship) => relationship.memberId);
      return ids.map((id) => known.get(id));
    }),
  };
};
