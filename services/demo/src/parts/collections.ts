import { collectionData } from '../data/collections.js';
import type { Seed } from '../ids.js';
import type { DemoCollection, DemoMember, DemoTitle } from '../types.js';
import { day } from './dates.js';

/**
 * The members' collections, the newest first. Their ids contain a time before every real id and rise with the collections' dates,
 * because lists of the site sort by id.
 * @throws for an unknown owner or title
 */
export function buildCollections(
  titles: readonly DemoTitle[],
  members: readonly DemoMember[],
  seed: Seed,
  now: Date,
): DemoCollection[] {
  return collectionData.map(({ name, description, owner, daysAgo, liked, titles: chosen }, place) => ({
    id: idAt(collectionData.length - place, seed.id('collection', name)),
    ownerId: found(members, ({ username }) => username === owner, owner).id,
    name,
    description,
    entries: chosen.map(([slug, note = '']) => ({
      titleId: found(titles, (title) => title.slug === slug, slug).id,
      note,
    })),
    createdAt: new Date(now.getTime() - daysAgo * day),
    likedByIds: members
      .filter(({ username }) => username !== owner && seed.share(`likes:${name}:${username}`) < liked)
      .map(({ id }) => id),
  }));
}

const idAt = (place: number, id: string): string =>
  `01800000-${place.toString(16).padStart(4, '0')}${id.slice(13)}`;

function found<T>(items: readonly T[], is: (item: T) => boolean, key: string): T {
  const item = items.find(is);
  if (!item) throw new Error(`a collection names ${key}, which the demo does not have`);
  return item;
}
