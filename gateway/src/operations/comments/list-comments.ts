import type { Viewer } from '@seyir/kit/stateless';
import { channels, wakes, type Comment } from '@seyir/proto';
import { z } from 'zod';
import { noteRead } from '../../live/note-read.js';
import type { PublicReads } from '../../live/public-reads.js';
import { cursor, id, page, size, target } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';
import { isKept, isLookedUp } from './kept-targets.js';
import { sharedThread } from './shared-thread.js';

const admitted = ({ memberId }: Viewer) => (memberId === undefined ? {} : { memberId });

/**
 * A thread with its counts of comments and replies, newest first, each comment with some of its oldest replies, as the viewer may
 * see it.
 */
export const listComments = operation({
  input: z.object({
    target,
    page,
    size: size(20, 50),
    cursor,
    replies: z.int().min(0).max(20).default(3),
    /** The newest comment on the reader's first page, so that new comments do not shift later pages. */
    newestId: id.optional(),
  }),
  access: 'public',
  run(ctx, { target, replies, newestId = '', ...asked }) {
    const { viewer, services, parts } = ctx;
    const thread = `comments:${target.kind}:${target.id}:${replies}:${newestId}`;
    return readPage(ctx, thread, asked, async (page) => {
      const read = async (from: typeof services) => {
        const mark = parts.watch.mark();
        const answer = await from.comments.listComments({ target, page, replies, newestId });
        // Issued with the page, so that an old cached page has no fresh ticket.
        const channel = channels.thread(target.kind, target.id);
        const ticket = parts.tickets.issue({
          channel,
          ...(from === services && admitted(viewer)),
          ...(answer.groupId !== '' && { groupId: answer.groupId }),
        });
        return {
          ...pageOf<Comment>(answer.comments, answer.info),
          replyCount: answer.replyCount,
          live: { seq: answer.seq, ticket },
          mark,
        };
      };
      const subject = wakes.thread(target.kind, target.id);
      const key = `${thread}:${page.number}:${page.size}:${page.cursor}`;
      const readPublic = (from: PublicReads) => from.get(key, subject, () => read(parts.asVisitor));
      const readOwn = () => {
        noteRead(parts, subject);
        return read(services);
      };
      // The audience of a collection, and so of its thread, may change at any time.
      if (isKept(target.kind)) return readOwn();
      if (viewer.memberId === undefined) return readPublic(parts.reads);
      if (isLookedUp(target.kind)) return readOwn();
      const readShared = () => readPublic(parts.memberThreads);
      return (await sharedThread(ctx, viewer.memberId, subject, readShared)) ?? readOwn();
    });
  },
});
