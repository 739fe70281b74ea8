import type { ApolloCache } from '@apollo/client';
import type { FlowPoll } from './post.js';

/** New counts of a post: its claps, or the votes of its poll by answer. */
export type Counts = { claps: number } | { votes: readonly number[] };

/**
 * Shows new counts of a post. They may be older than the viewer's own claps or vote, and counts only fall when a member is erased, so
 * a lower count is ignored until the post is read again.
 */
export function showCounts(cache: ApolloCache, postId: string, counts: Counts): void {
  const id = cache.identify({ __typename: 'Post', id: postId })!;
  if ('claps' in counts)
    cache.modify({
      id,
      fields: { clapCount: (known: number = 0) => Math.max(known, counts.claps) },
    });
  else
    cache.modify({
      id,
      fields: { poll: (known) => withVotes(known as FlowPoll | null, counts.votes) as never },
    });
}

const withVotes = (poll: FlowPoll | null, votes: readonly number[]): FlowPoll | null => {
  // The viewer has signed out since, or reads the results in another tab.
  if (!poll || poll.resultsHidden) return poll;
  const answers = poll.answers.map((answer, place) => ({
    ...answer,
    count: Math.max(answer.count, votes[place] ?? 0),
  }));
  return { ...poll, answers, voteCount: answers.reduce((sum, { count }) => sum + count, 0) };
};
