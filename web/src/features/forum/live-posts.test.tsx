import { beforeEach, expect, test } from '@jest/globals';
import { ApolloLink, Observable } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import { type Gateway, renderWaiting } from '../../testing/render.js';
import { useLivePosts } from './hooks/use-live-posts.js';
import { useTopic } from './hooks/use-topic.js';
import { pageOf, postOf, topicOf } from './testing/topics.js';

let follower: ((frame: object) => void) | undefined;
/** A fake live connection. */
const socket = new ApolloLink((operation, forward) => {
  if (operation.operationName !== 'ThreadFrames') return forward(operation);
  return new Observable((observer) => {
    follower = (frame) => {
      const whole = { seq: 0, resync: false, spreadMs: 0, count: null, replyCount: null, ticket: null };
      const threadFrames = { __typename: 'ThreadFrame', ...whole, comments: [], reactions: [], ...frame };
      act(() => observer.next({ data: { threadFrames } }));
    };
  });
});
beforeEach(() => {
  follower = undefined;
});

function Posts() {
  const { list, posts, readAgain } = useTopic('k1', null);
  useLivePosts(list?.live ?? undefined, posts, readAgain);
  return posts.map(({ id, body, reactions }) => (
    <p key={id}>{`${body}: ${reactions.map(({ count }) => count).join()}`}</p>
  ));
}

const reactions = (count: number) => [
  { __typename: 'ReactionCount' as const, reaction: 'LIKE' as const, count },
];

test('a post stays as a frame has changed it, although the read of a sign-out began before the frame', async () => {
  const now = postOf(1, { body: 'Düzeltilmiş', version: 2, reactions: reactions(4) });
  const gateway: Gateway = (name) => {
    if (name === 'PostsById') return { data: { commentsById: [now] } };
    if (name !== 'TopicPage') throw new Error(`${name} is not answered here`);
    const live = { __typename: 'ThreadLive', seq: 5, ticket: 'ticket' };
    return { data: { topic: topicOf(), topicPosts: pageOf([postOf(1)], { live }) } };
  };
  const { look } = await renderWaiting(<Posts />, { gateway, links: [socket] });
  await screen.findByText('Yazı 1:');
  await waitFor(() => expect(follower).toBeDefined());
  follower?.({
    seq: 6,
    comments: [{ __typename: 'CommentFact', id: 'y1', parentId: null, version: 2, deleted: false }],
    reactions: [{ __typename: 'CommentReactions', commentId: 'y1', reactions: reactions(4) }],
  });
  await screen.findByText('Düzeltilmiş: 4');
  await look({ state: 'visitor' });
  await screen.findByText('Düzeltilmiş: 4');
});
