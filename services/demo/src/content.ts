import { buildCatalogue, buildGenres } from './parts/catalogue.js';
import { buildPlacements } from './parts/adverts.js';
import { buildComments } from './parts/comments.js';
import { buildLibrary } from './parts/library.js';
import { buildMembers } from './parts/members.js';
import { buildPositions } from './parts/positions.js';
import { buildReactions } from './parts/reactions.js';
import { buildGroups, buildSourceGroups } from './parts/sources.js';
import { createSeed } from './ids.js';
import type { DemoComment, DemoContent, DemoNotification } from './types.js';

/** A reply tells the author of the comment that it answers, unless they answer themselves. */
function notificationsOf(comments: readonly DemoComment[]): DemoNotification[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return comments
    .flatMap((reply) => {
      const parent = reply.parentId === undefined ? undefined : byId.get(reply.parentId);
      if (parent === undefined || parent.authorId === reply.authorId) return [];
      return [{ memberId: parent.authorId, commentId: reply.id, at: reply.postedAt }];
    })
    .sort((left, right) => left.at.getTime() - right.at.getTime());
}

/**
 * The demo content: ids follow from the seed alone, dates from seed and now, texts are always the same.
 * @param seed any text; two sites with the same seed hold the same ids
 * @param now the moment that airing, countdown and what members wrote are placed around
 */
export function createDemoContent(seed: string, now: Date): DemoContent {
  const source = createSeed(seed);
  const { titles, episodes } = buildCatalogue(source, now);
  const members = buildMembers(source, now);
  const comments = buildComments(titles, episodes, members, source, now);
  return {
    genres: buildGenres(source),
    titles,
    episodes,
    groups: buildGroups(source),
    sourceGroups: buildSourceGroups(episodes, source),
    placements: buildPlacements(source),
    members,
    comments,
    reactions: buildReactions({ titles, episodes, comments }, members, source, now),
    positions: buildPositions(titles, episodes, members, source, now),
    library: buildLibrary(titles, members, source, now),
    notifications: notificationsOf(comments),
  };
}
