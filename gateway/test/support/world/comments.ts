import { DomainError } from '@seyir/kit/stateless';
import { CommentsService, Reaction } from '@seyir/proto';
import type { FakePeers } from '../fake-peers.js';
import { topicPost } from './forum.js';
import { time, member, comment, covered, info } from './things.js';

export const fakeComments = (peers: FakePeers): void => {
  peers.fake(CommentsService, {
    listComments: async ({ page }) =>
      (page?.number ?? 1) > 1
        ? { comments: [], info: info(2) }
        : { comments: [comment, covered], info: info(2) },
    getComments: async ({ ids }) => ({
      comments: [comment, covered, topicPost].filter(({ id }) => ids.includes(id)),
    }),
    getPostCounts: async () => ({ counts: [] }),
    getHiding: async () => ({ hides: false }),
    revealComments: async () => ({ comments: [{ ...covered, covered: false, body: 'Katil uşak' }] }),
    getOwnReactions: async () => ({ reactions: [{ targetId: comment.id, reaction: Reaction.LIKE }] }),
    postComment: async ({ target, body, spoiler }, { viewer }) => ({
      comment: { id: 'comment-new', target, body, spoiler, authorId: viewer.memberId ?? '', postedAt: time },
    }),
    postReply: async ({ parentId, body }, { viewer }) => ({
      comment: { id: 'reply-new', parentId, body, authorId: viewer.memberId ?? '', postedAt: time },
    }),
    setReaction: async ({ targetId, reaction, active }) => {
      if (targetId === '') throw new DomainError('NOT_FOUND');
      return { reactionId: 'reaction-1', active, reactions: [{ reaction, count: active ? 4 : 3 }] };
    },
    deleteReaction: async ({ reactionId, targetType }) => {
      if (reactionId !== 'reaction-1' || targetType !== 'comment') throw new DomainError('NOT_FOUND');
      return { reaction: Reaction.LIKE, reactions: [{ reaction: Reaction.LIKE, count: 2 }] };
    },
    editComment: async ({ commentId, body, version }) => {
      if (commentId !== comment.id) throw new DomainError('NOT_FOUND');
      if (version !== 1) throw new DomainError('OUTDATED');
      return { comment: { ...comment, authorId: member.id, body, edited: true, version: 2 } };
    },
    deleteComment: async ({ commentId }) => {
      if (commentId !== comment.id && commentId !== topicPost.id) throw new DomainError('NOT_FOUND');
      return { comment: { ...comment, body: '', deleted: true, version: 2 } };
    },
    report: async ({ targetType }) => {
      if (targetType !== 'comment') throw new DomainError('NOT_FOUND');
      return { caseId: 'case-1', already: false };
    },
  });
};
