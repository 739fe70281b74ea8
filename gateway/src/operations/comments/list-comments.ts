import { wakes, type Comment } from '@seyir/proto';
import { z } from 'zod';
import { id, page, size, target } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** A thread with its counts of comments and replies, the newest first, each comment with some of its oldest replies; as the viewer may see it. */
export const listComments = operation({
  input: z.object({
    ...{ target, page, size: size(20, 50), replies: z.int().min(0).max(20).default(3) },
    /** The newest comment that the reader's first page showed, so that later pages stand still. */
    newestId: id.optional(),
  }),
  access: 'public',
  async run({ viewer, services, parts }, { target, page, size, replies, newestId }) {
    const request = { target, page: { number: page, size }, replies, newestId: newestId ?? '' };
    const read = async (from: typeof services) => {
      const answer = await from.comments.listComments(request);
      return { ...pageOf<Comment>(answer.comments, answer.info), replyCount: answer.replyCount };
    };
    if (viewer.memberId) return read(services);
    const key = `comments:${target.kind}:${target.id}:${page}:${size}:${replies}:${newestId ?? ''}`;
    return parts.reads.get(key, wakes.thread(target.kind, target.id), () => read(parts.asVisitor));
  },
});
