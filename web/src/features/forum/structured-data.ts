import { postPlace, type Topic, type TopicPost } from './topic.js';

/** The schema.org data (DiscussionForumPosting) of a topic and the posts that everybody may read. */
export const structuredData = (topic: Topic, posts: readonly TopicPost[], origin: string): object => ({
  '@type': 'DiscussionForumPosting',
  headline: topic.title,
  url: origin + topic.path,
  datePublished: topic.postedAt,
  ...(topic.body && { text: topic.body }),
  author: personOf(topic.author, origin),
  commentCount: topic.postCount,
  comment: posts
    .filter(({ body, covered, deleted }) => body != null && !covered && !deleted)
    .map((post) => ({
      '@type': 'Comment',
      text: post.body,
      datePublished: post.postedAt,
      author: personOf(post.author, origin),
      url: origin + postPlace(topic.path, post.number ?? 1),
    })),
});

const personOf = (person: Topic['author'], origin: string): object | undefined =>
  person ? { '@type': 'Person', name: person.name, url: origin + person.path } : undefined;
