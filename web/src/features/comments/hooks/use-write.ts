import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { CommentsDocument } from '../../../generated/comments.js';
import { EditCommentDocument } from '../../../generated/edit-comment.js';
import { PostCommentDocument } from '../../../generated/post-comment.js';
import { PostReplyDocument } from '../../../generated/post-reply.js';
import type { SpoilerInput, TargetInput } from '../../../generated/types.js';
import { commentTexts } from '../texts.js';

export interface Draft {
  body: string;
  spoiler: SpoilerInput | undefined;
}

export interface Write {
  sending: boolean;
  /** What went wrong, in words. */
  error: string | undefined;
  /** True once it was kept. */
  send: (draft: Draft) => Promise<boolean>;
}

export interface EditedComment {
  id: string;
  version: number;
  body?: string | null;
  spoiler: { kind: SpoilerInput['kind'] };
}

/** One key per text that is written: sent twice by mistake or after a lost answer, it stands once. */
function useKey(): { current: string; renew: () => void } {
  const key = useRef<string>(undefined);
  key.current ??= crypto.randomUUID();
  return {
    get current() {
      return key.current!;
    },
    renew: () => (key.current = undefined),
  };
}

const wordsOf = (error: unknown, otherwise: string): string =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.message ? error.errors[0].message : otherwise;

function useSending(
  work: (draft: Draft, idempotencyKey: string) => Promise<void>,
  failed = commentTexts.sendFailed,
): Write {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const key = useKey();
  const sent = useRef('');
  return {
    sending,
    error,
    async send(draft) {
      if (sending) return false;
      // A changed text is another write, and must not meet the answer of the first.
      const fingerprint = JSON.stringify(draft);
      if (sent.current && sent.current !== fingerprint) key.renew();
      sent.current = fingerprint;
      setSending(true);
      setError(undefined);
      try {
        await work(draft, key.current);
        key.renew();
        sent.current = '';
        return true;
      } catch (failure) {
        setError(wordsOf(failure, failed));
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}

/** Writes a comment into a thread; it appears on top without a reload. */
export function usePostComment(target: TargetInput): Write {
  const client = useApolloClient();
  return useSending(async ({ body, spoiler }, idempotencyKey) => {
    const input = { target, body, idempotencyKey, ...(spoiler && { spoiler }) };
    const { data } = await client.mutate({ mutation: PostCommentDocument, variables: { input } });
    const comment = data?.postComment.comment;
    if (!comment) return;
    client.cache.updateQuery({ query: CommentsDocument, variables: { target, page: 1 } }, (old) => {
      if (!old?.comments || old.comments.items.some((c) => c.id === comment.id)) return old;
      const { items, count, ...rest } = old.comments;
      return { comments: { ...rest, items: [comment, ...items], count: count + 1 } };
    });
  });
}

/** Writes a reply; it appears under its parent without a reload. The live read that follows brings the counts. */
export function usePostReply(parentId: string, topId: string): Write {
  const client = useApolloClient();
  return useSending(async ({ body, spoiler }, idempotencyKey) => {
    const input = { parentId, body, idempotencyKey, ...(spoiler && { spoiler }) };
    const { data } = await client.mutate({ mutation: PostReplyDocument, variables: { input } });
    const reply = data?.postReply.comment;
    if (!reply) return;
    const { cache } = client;
    cache.modify({
      id: cache.identify({ __typename: 'Comment', id: topId }),
      fields: {
        replies: (replies: readonly { __ref: string }[] = [], { toReference, readField }) => {
          if (replies.some((r) => readField('id', r as never) === reply.id)) return replies;
          const reference = toReference({ __typename: 'Comment', id: reply.id });
          return reference ? [...replies, reference] : replies;
        },
      },
    });
  });
}

/** Changes an own text. What the server answers lands in the cache under its id, so the page takes it up by itself. */
export function useEditComment(comment: EditedComment): Write {
  const client = useApolloClient();
  const { id, version, spoiler: standing } = comment;
  return useSending(async ({ body, spoiler }, idempotencyKey) => {
    // Left as it was, a scope is not sent: it may be another place than the one that the form offers.
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
