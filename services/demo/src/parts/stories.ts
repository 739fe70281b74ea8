import { storyData } from '../data/stories.js';
import type { Seed } from '../ids.js';
import type { DemoMember, DemoStory, DemoTitle } from '../types.js';
import { day } from './dates.js';

/** The stories are spread over this number of past days. */
const DAYS = 60;
/** Number of members who may vote on a story. */
const VOTERS = 14;

/**
 * The members' stories about titles, with votes of other members, most of them up.
 * @throws for an unknown author or title
 */
export function buildStories(
  titles: readonly DemoTitle[],
  members: readonly DemoMember[],
  seed: Seed,
  now: Date,
): DemoStory[] {
  const idByName = new Map(members.map(({ username, id }) => [username, id]));
  const idBySlug = new Map(titles.map(({ slug, id }) => [slug, id]));
  return Object.entries(storyData).flatMap(([slug, stories]) =>
    stories.map(([username, body]): DemoStory => {
      const key = `${slug}:${username}`;
      const [titleId, authorId] = [idBySlug.get(slug), idByName.get(username)];
      if (!titleId || !authorId) throw new Error(`a story names ${key}, which the demo does not have`);
      const voters = seed
        .shuffle(
          `story-voters:${key}`,
          members.filter(({ id }) => id !== authorId),
        )
        .slice(0, 2 + Math.floor(seed.share(`story-votes:${key}`) * VOTERS));
      const isUp = ({ id }: DemoMember) => seed.share(`story-vote:${key}:${id}`) < 0.85;
      return {
        id: seed.id('story', key),
        titleId,
        authorId,
        body,
        postedAt: new Date(now.getTime() - (1 + seed.share(`story-day:${key}`) * DAYS) * day),
        upIds: voters.filter(isUp).map(({ id }) => id),
        downIds: voters.filter((voter) => !isUp(voter)).map(({ id }) => id),
      };
    }),
  );
}
