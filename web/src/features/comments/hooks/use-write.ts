import { useApolloClient } from '@apollo/client/react';
import { CommentsDocument } from '../../../generated/comments.js';
import { EditCommentDocument } from '../../../generated/edit-comment.js';
import { PostCommentDocument } from '../../../generated/post-comment.js';
import { PostReplyDocument } from '../../../generated/post-reply.js';
import type { PostReplyInput, SpoilerInput, TargetInput } from '../../../generated/types.js';
import { type Send, useSend } from '../../../lib/use-send.js';
import { commentTexts } from '../texts.js';
import { addReplies } from '../thread-frames.js';

/** The fields of the form for a comment or a reply. */
export type Draft = Pick<PostReplyInput, 'body' | 'spoiler'>;

export type Write = Send<Draft>;

export interface EditedComment {
  id: string;
  version: number;
  body?: string | null;
  spoiler: { kind: SpoilerInput['kind'] };
}

/** Posts a comment; it appears at the top without a reload. */
export function usePostComment(target: TargetInput): Write {
  const client = useApolloClient();
  return useSend<Draft>(async ({ body, spoiler }, idempotencyKey) => {
    const input = { target, body, idempotencyKey, ...(spoiler && { spoiler }) };
    const list = { query: CommentsDocument, variables: { target, page: 1 } };
    const before = client.readQuery(list)?.comments?.count ?? 0;
    await client.mutate({
      mutation: PostCommentDocument,
      variables: { input },
      update(cache, { data }) {
        const comment = data?.postComment.comment;
        if (!comment) return;
        cache.updateQuery(list, (old) => {
          if (!old?.comments || old.comments.items.some((c) => c.id === comment.id)) return old;
          const { items, count, ...rest } = old.comments;
          // A frame may already have counted the comment.
          return { comments: { ...rest, items: [comment, ...items], count: Math.max(count, before + 1) } };
        });
      },
    });
  }, commentTexts.sendFailed);
}

/** Posts a reply; it appears below its parent without a reload. The live refetch that follows updates the counts. */
export function usePostReply(parentId: string, topId: string): Write {
  const client = useApolloClient();
  return useSend<Draft>(async ({ body, spoiler }, idempotencyKey) => {
    const input = { parentId, body, idempotencyKey, ...(spoiler && { spoiler }) };
    await client.mutate({
      mutation: PostReplyDocument,
      variables: { input },
      update(cache, { data }) {
        const reply = data?.postReply.comment;
        if (reply) addReplies(cache, topId, [reply.id]);
      },
    });
  }, commentTexts.sendFailed);
}

/** Edits an own text. The answer reaches the cache under its id, so the page updates itself. */
export function useEditComment(comment: EditedComment): Write {
  const client = useApolloClient();
  const { id, version, spoiler: standing } = comment;
  return useSend<Draft>(async ({ body, spoiler }, idempotencyKey) => {
    // An unchanged scope is not sent: it may differ from the scope that the form offers.
    const wanted = spoiler?.kind ?? 'NONE';
    const input = {
      id,
      body,
      version,
      idempotencyKey,
      ...(wanted !== standing.kind && { spoiler: spoiler ?? { kind: wanted } }),
    };
    await client.mutate({ mutation: EditCommentDocument, variables: { input } });
  }, commentTexts.editFailed);
}
