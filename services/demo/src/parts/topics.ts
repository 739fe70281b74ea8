import { topicData } from '../data/topics.js';
import type { Seed } from '../ids.js';
import type { DemoMember, DemoTitle, DemoTopic } from '../types.js';
import { day } from './dates.js';

/** A post that quotes an earlier post of its topic, by its position from 1. */
const QUOTING = /^> (\d+): (.*)$/s;

/**
 * The topics of the forum with their posts. The posts' times are spread evenly between the topic and its last post.
 * @throws for an unknown member, title or quoted post
 */
export function buildTopics(
  titles: readonly DemoTitle[],
  members: readonly DemoMember[],
  seed: Seed,
  now: Date,
): DemoTopic[] {
  return topicData.map(({ title, body, category, by, about, spoiler, days, pinned, locked, posts }) => {
    const memberId = (username: string) => found(members, (one) => one.username === username, username).id;
    const titleId = about && found(titles, ({ slug }) => slug === about, about).id;
    const [opened, last] = days;
    const timeOf = (place: number) =>
      new Date(now.getTime() - (opened - ((opened - last) * place) / Math.max(posts.length, 1)) * day);
    const idOf = (place: number) => seed.id('topic-post', `${title}:${place}`);
    return {
      id: seed.id('topic', title),
      category,
      title,
      body,
      authorId: memberId(by),
      titleId,
      spoiler: spoilerOf(titleId, spoiler),
      pinned: pinned ?? false,
      locked: locked ?? false,
      postedAt: timeOf(0),
      posts: posts.map(([username, written], index) => {
        const [, place, text = written] = QUOTING.exec(written) ?? [];
        if (place && Number(place) > index) throw new Error(`${title}: post ${index + 1} quotes a later one`);
        return {
          id: idOf(index + 1),
          authorId: memberId(username),
          body: text,
          quotedId: place && idOf(Number(place)),
          postedAt: timeOf(index + 1),
        };
      }),
    };
  });
}

const spoilerOf = (
  titleId: string | undefined,
  spoiler: (typeof topicData)[number]['spoiler'],
): DemoTopic['spoiler'] => {
  if (!titleId || !spoiler) return { kind: 'none' };
  if (spoiler === 'title') return { kind: 'title', titleId };
  return { kind: 'episode', titleId, season: spoiler[0], number: spoiler[1] };
};

function found<T>(items: readonly T[], is: (item: T) => boolean, key: string): T {
  const item = items.find(is);
  if (!item) throw new Error(`a topic names ${key}, which the demo does not have`);
  return item;
}
