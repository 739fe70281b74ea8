import { expect, test } from '@jest/globals';
import { gql } from '@apollo/client';
import { createCache } from '../../app/apollo/cache.js';
import { CommentsDocument } from '../../generated/comments.js';
import type { TargetInput } from '../../generated/types.js';
import { applyFrame, type ThreadFrame } from './thread-frames.js';

const target: TargetInput = { kind: 'EPISODE', id: 'e1' };
const frameOf = (id: string, version: number): ThreadFrame => ({
  seq: 1,
  resync: false,
  spreadMs: 0,
  count: null,
  replyCount: null,
  ticket: null,
  reactions: [],
  comments: [{ id, parentId: null, version, deleted: false }],
});

test('an own comment that a list lacks is loaded for it; an edit of the own page loads nothing', () => {
  const cache = createCache();
  const comments = {
    __typename: 'CommentList',
    items: [],
    count: 0,
    replyCount: 0,
    last: true,
    nextCursor: null,
    live: null,
  };
  const list = { query: CommentsDocument, variables: { target, page: 1 } };
  cache.writeQuery({ ...list, data: { comments } as never });
  const write = (id: string, version: number) =>
    cache.writeFragment({
      id: `Comment:${id}`,
      fragment: gql`
        fragment Own on Comment {
          id
          version
        }
      `,
      data: { __typename: 'Comment', id, version },
    });
  write('c2', 1);
  expect(applyFrame(cache, target, frameOf('c2', 1), () => false)).toEqual([{ id: 'c2', version: 1 }]);
  // An edit that this page has made itself concerns a comment of a page that is not loaded.
  write('c3', 2);
  expect(applyFrame(cache, target, frameOf('c3', 2), () => false)).toEqual([]);
});
