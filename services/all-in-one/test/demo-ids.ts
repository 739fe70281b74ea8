import type { createDemoContent } from '@seyir/demo';

/** The ids of everything that the demo brings to the services. */
export const demoIdsOf = (content: ReturnType<typeof createDemoContent>): string[] =>
  [
    content.titles,
    content.episodes,
    content.members,
    content.comments,
    content.placements,
    content.genres,
    content.topics,
    content.cases,
    content.desk.contacts,
    content.desk.removals,
    content.desk.silences,
    content.requests,
    content.articles,
    content.faq,
    content.collections,
    content.social.posts,
    content.social.groups,
    content.messaging.conversations,
    content.messaging.rooms,
    content.sourceGroups.flatMap(({ sources }) => sources),
  ].flatMap((things) => things.map((thing) => thing.id));
