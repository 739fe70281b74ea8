import { useApolloClient } from '@apollo/client/react';
import { EditPostDocument } from '../../../generated/edit-post.js';
import type { CreatePostInput, PostPhotoInput, SpoilerInput } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { type Send, useSend } from '../../../lib/use-send.js';
import { composerTexts } from '../composer-texts.js';
import type { FlowPost } from '../post.js';
import { createPost } from '../post-source.js';
import { useReadPosts } from './use-post-overlay.js';

export type NewPost = Omit<CreatePostInput, 'idempotencyKey'>;

/** Adds a post to the feed, or to a group. */
export function useCreatePost(onCreated: (post: FlowPost) => void, groupId?: string): Send<NewPost> {
  const client = useApolloClient();
  return useSend<NewPost>(async (post, idempotencyKey) => {
    const created = await createPost(client, groupId, { ...post, idempotencyKey });
    if (created) onCreated(created);
  }, composerTexts.sendFailed);
}

interface Change {
  body: string;
  /** Absent: unchanged. */
  spoiler?: SpoilerInput;
  /** Added after the photos that the post has. */
  photos?: PostPhotoInput[];
}

/** Changes an own post. If it was changed elsewhere meanwhile, the current state is read, and the text stays in the form. */
export function useEditPost({ id, version }: FlowPost): Send<Change> {
  const client = useApolloClient();
  const read = useReadPosts();
  return useSend<Change>(async (change, idempotencyKey) => {
    try {
      await client.mutate({
        mutation: EditPostDocument,
        variables: { input: { id, version, ...change, idempotencyKey } },
      });
    } catch (error) {
      if (readError(error).code === 'OUTDATED') void read([id]).catch(() => undefined);
      throw error;
    }
  }, composerTexts.editFailed);
}
