import { buildArticles, buildFaq } from './parts/articles.js';
import { buildCatalogue, buildGenres } from './parts/catalogue.js';
import { buildPlacements } from './parts/adverts.js';
import { buildCollections } from './parts/collections.js';
import { buildComments } from './parts/comments.js';
import { buildLibrary } from './parts/library.js';
import { buildMembers } from './parts/members.js';
import { buildMessaging } from './parts/messaging.js';
import { buildPositions } from './parts/positions.js';
import { buildReactions } from './parts/reactions.js';
import { buildGroups, buildSourceGroups } from './parts/sources.js';
import { buildRequests } from './parts/requests.js';
import { buildTopics } from './parts/topics.js';
import { buildCases } from './parts/cases.js';
import { buildDesk } from './parts/desk.js';
import { buildSocial } from './parts/social.js';
import { buildStories } from './parts/stories.js';
import { createSeed } from './ids.js';
import type { DemoComment, DemoContent, DemoNotification } from './types.js';

/** A reply notifies the author of the comment that it answers, except its own author. */
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
 * Creates the demo content: ids depend only on the seed, dates on seed and now, texts are constant.
 * @param seed any text; two sites with the same seed have the same ids
 * @param now the time around which airing, countdowns and members' texts are placed
 */
export function createDemoContent(seed: string, now: Date): DemoContent {
  const source = createSeed(seed);
  const { titles, episodes } = buildCatalogue(source, now);
  const members = buildMembers(source, now);
  const comments = buildComments(titles, episodes, members, source, now);
  const topics = buildTopics(titles, members, source, now);
  const cases = buildCases({ comments, topics, members }, source, now);
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
    collections: buildCollections(titles, members, source, now),
    stories: buildStories(titles, members, source, now),
    notifications: notificationsOf(comments),
    requests: buildRequests(members, source, now),
    articles: buildArticles(source, now),
    faq: buildFaq(source),
    topics,
    cases,
    desk: buildDesk({ members, comments, cases }, source, now),
    social: buildSocial({ titles, episodes, members }, source, now),
    messaging: buildMessaging(titles, episodes, members, source, now),
  };
}
