import { TargetKind, wakes, type Comment } from '@seyir/proto';
import { z } from 'zod';
import { noteRead } from '../../live/note-read.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, type PageOf } from '../page.js';

export type FoundTopicPosts = PageOf<Comment>;

/** The posts of a topic that contain a text, as the viewer may see them; undefined for an unknown topic. */
export const searchTopicPosts = operation({
  input: z.object({ topicId: id, query: z.string().trim().max(100), size: size(20, 50), cursor }),
  access: 'public',
  limit: 'reading',
  async run(
    { viewer, services, parts, facts, countedAs },
    { topicId, query, size, cursor },
  ): Promise<FoundTopicPosts | undefined> {
    if (!facts.unlimited) await parts.limiter.take('searching', countedAs);
    noteRead(parts, wakes.thread(TargetKind.DISCUSSION, topicId));
    // A visitor's search has no entry in the cache: there are too many different ones.
    const from = viewer.memberId ? services : parts.asVisitor;
    const asked = { topicId, query, page: { number: 1, size, cursor: cursor ?? '' } };
    const answer = await from.comments.searchPosts(asked).catch(noneWhenNotFound);
    return answer && pageOf(answer.posts, answer.info);
  },
});
