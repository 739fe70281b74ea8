import type { ApolloCache, ApolloClient } from '@apollo/client';
import { CreateGroupPostDocument } from '../../generated/create-group-post.js';
import { CreatePostDocument } from '../../generated/create-post.js';
import { FeedDocument } from '../../generated/feed.js';
import { GroupPostsDocument } from '../../generated/group-posts.js';
import { NewGroupPostsDocument } from '../../generated/new-group-posts.js';
import { NewPostsDocument } from '../../generated/new-posts.js';
import { NewerGroupPostsDocument } from '../../generated/newer-group-posts.js';
import { NewerPostsDocument } from '../../generated/newer-posts.js';
import type { CreatePostInput, FeedKind, PostPageFragment } from '../../generated/types.js';
import type { LiveContext } from '../../lib/live-context.js';
import type { FlowPost } from './post.js';

type Page = PostPageFragment | null | undefined;

/** The subscription of a live count. */
interface Follower {
  /** Undefined: the subscription ended with an error. */
  next: (count: number | undefined) => void;
  lost: () => void;
}

/** A list of posts: a feed or a group. The results of `more` and `newer` are added to the cached list. */
export interface PostSource {
  /** Identifies the list, and the draft of its form. */
  key: string;
  more: (client: ApolloClient, cursor: string | null | undefined) => Promise<unknown>;
  /** The posts directly above one. @param keep false: not added to the list */
  newer: (client: ApolloClient, newerThan: string | undefined, keep: boolean) => Promise<Page>;
  /** Reports how many posts are newer than one until the returned function is called. */
  follow: (client: ApolloClient, newerThan: string | undefined, follower: Follower) => () => void;
  /** Adds a new post at the top of the cached list. */
  add: (cache: ApolloCache, post: FlowPost) => void;
}

const quiet = { quiet: true };

/** One of the two feeds. */
export const feedSource = (kind: FeedKind): PostSource => ({
  key: kind,
  more: (client, cursor) =>
    client.query({
      query: FeedDocument,
      variables: { kind, cursor: cursor ?? null },
      fetchPolicy: 'network-only',
      context: quiet,
    }),
  // A look that only counts is not cached: its posts must not enter the shown list.
  newer: async (client, newerThan, keep) =>
    (
      await client.query({
        query: NewerPostsDocument,
        variables: { kind, newerThan: newerThan ?? null },
        fetchPolicy: keep ? 'network-only' : 'no-cache',
        context: quiet,
      })
    ).data?.feed,
  follow(client, newerThan, { next, lost }) {
    const context: LiveContext = { onLost: lost };
    const variables = { kind, newerThan: newerThan ?? null };
    const following = client
      .subscribe({ query: NewPostsDocument, variables, context: { ...context }, errorPolicy: 'all' })
      .subscribe({ next: ({ data }) => next(data?.newPosts.count), error: lost, complete: lost });
    return () => following.unsubscribe();
  },
  add: (cache, post) =>
    void cache.updateQuery({ query: FeedDocument, variables: { kind } }, (old) =>
      old?.feed && isNew(old.feed, post)
        ? { feed: { ...old.feed, items: [post, ...old.feed.items] } }
        : undefined,
    ),
});

/** The posts of a group. */
export const groupSource = (groupId: string): PostSource => ({
  key: `GROUP:${groupId}`,
  more: (client, cursor) =>
    client.query({
      query: GroupPostsDocument,
      variables: { groupId, cursor: cursor ?? null },
      fetchPolicy: 'network-only',
      context: quiet,
    }),
  newer: async (client, newerThan, keep) =>
    (
      await client.query({
        query: NewerGroupPostsDocument,
        variables: { groupId, newerThan: newerThan ?? null },
        fetchPolicy: keep ? 'network-only' : 'no-cache',
        context: quiet,
      })
    ).data?.groupPosts,
  follow(client, newerThan, { next, lost }) {
    const context: LiveContext = { onLost: lost };
    const variables = { groupId, newerThan: newerThan ?? null };
    const following = client
      .subscribe({ query: NewGroupPostsDocument, variables, context: { ...context }, errorPolicy: 'all' })
      .subscribe({ next: ({ data }) => next(data?.newGroupPosts.count), error: lost, complete: lost });
    return () => following.unsubscribe();
  },
  add: (cache, post) =>
    void cache.updateQuery({ query: GroupPostsDocument, variables: { groupId } }, (old) =>
      old?.groupPosts && isNew(old.groupPosts, post)
        ? { groupPosts: { ...old.groupPosts, items: [post, ...old.groupPosts.items] } }
        : undefined,
    ),
});

const isNew = ({ items }: PostPageFragment, { id }: FlowPost): boolean =>
  !items.some((item) => item.id === id);

/** Sends a new post to the feed, or to a group. */
export const createPost = async (
  client: ApolloClient,
  groupId: string | undefined,
  input: CreatePostInput,
): Promise<FlowPost | undefined> => {
  if (groupId === undefined) {
    const { data } = await client.mutate({ mutation: CreatePostDocument, variables: { input } });
    return data?.createPost.post;
  }
  const variables = { groupId, input };
  const { data } = await client.mutate({ mutation: CreateGroupPostDocument, variables });
  return data?.createGroupPost.post;
};
