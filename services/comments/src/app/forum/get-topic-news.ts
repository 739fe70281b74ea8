import { batchOf, foldKey, isId, type Clock } from '@seyir/kit';
import { patternOf } from '../../domain/restraint.js';
import type { Topic } from '../../domain/topic.js';
import type {
  Follower,
  HiddenFromReader,
  NewPost,
  PostStore,
  RestraintStore,
  TopicReaderStore,
  TopicStore,
} from '../ports.js';
import { whole } from './read-topics.js';

/** Posts that are counted; older ones than these are no news. */
const MOST = 99;

interface Deps {
  readonly topics: TopicStore;
  readonly posts: PostStore;
  readonly topicReaders: TopicReaderStore;
  readonly restraints: RestraintStore;
  readonly clock: Clock;
}

/** The unread posts of a topic for one follower. */
export interface TopicNews {
  readonly memberId: string;
  /** At most 99. */
  readonly postCount: number;
  /** Time of the newest one. */
  readonly postedAt: Date;
}

/**
 * Counts the posts of a topic that these members have not read since they follow it. Their own posts do not count, nor posts that
 * blocks, mutes or muted words hide, nor posts that answer or mention them, because these have notifications of their own. A member from whom the topic is hidden gets none.
 * The cost does not depend on the numbers of posts and followers. BAD_INPUT beyond 200 members.
 */
export const getTopicNews =
  ({ topics, posts, topicReaders, restraints, clock }: Deps) =>
  async (topicId: string, memberIds: readonly string[]): Promise<TopicNews[]> => {
    const ids = batchOf(memberIds);
    const [topic] = isId(topicId) ? await topics.byIds([topicId]) : [];
    const followers = topic && ids.length > 0 ? await topicReaders.followersAmong(topicId, ids) : [];
    if (!topic || followers.length === 0) return [];
    const readers = followers.map(({ memberId }) => memberId);
    const plain = await posts.newest(topicId, MOST, { withKeys: false });
    const authors = [...new Set([topic.authorId, ...plain.map(({ authorId }) => authorId)])];
    const hidden = await restraints.hiddenFromEach(readers, authors, clock.now());
    const mutesWords = [...hidden.values()].some(({ words }) => words.length > 0);
    const newest = mutesWords ? await posts.newest(topicId, MOST, { withKeys: true }) : plain;
    return followers.flatMap((follower) => newsOf(follower, topic, newest, hidden.get(follower.memberId)));
  };

const newsOf = (
  follower: Follower,
  topic: Topic,
  newest: readonly NewPost[],
  hidden: HiddenFromReader = { authors: new Set(), words: [] },
): TopicNews[] => {
  const { memberId } = follower;
  const muted = patternOf(hidden.words);
  const isOwn = topic.authorId === memberId;
  if (!isOwn && (hidden.authors.has(topic.authorId) || muted?.test(foldKey(whole(topic).body)))) return [];
  const unread = newest.filter(
    (post) =>
      isUnread(post, follower) && !hidden.authors.has(post.authorId) && !muted?.test(post.bodyKey ?? ''),
  );
  const [last] = unread;
  return last ? [{ memberId, postCount: unread.length, postedAt: last.postedAt }] : [];
};

const isUnread = (
  { number, postedAt, authorId, quotedAuthorId, mentionedIds }: NewPost,
  { memberId, followedAt, readNumber }: Follower,
): boolean =>
  number > (readNumber ?? 0) &&
  postedAt > followedAt &&
  authorId !== memberId &&
  quotedAuthorId !== memberId &&
  !mentionedIds.includes(memberId);
