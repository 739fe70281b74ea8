import type { Viewer } from '@seyir/kit/stateless';
import type { Comment, Episode, Member, Position, Reaction, Title } from '@seyir/proto';
import DataLoader from 'dataloader';
import type { Parts } from './parts.js';
import type { Services } from './services.js';

/** Batches of one request. Each answers undefined where there is nothing. */
export interface Loaders {
  readonly members: DataLoader<string, Member | undefined>;
  readonly titles: DataLoader<string, Title | undefined>;
  readonly episodes: DataLoader<string, Episode | undefined>;
  /** The viewer's own, by episode. */
  readonly positions: DataLoader<string, Position | undefined>;
  /** The viewer's own, by comment. */
  readonly commentReactions: DataLoader<string, Reaction | undefined>;
  /** How many follow a title. */
  readonly followers: DataLoader<string, number | undefined>;
  readonly comments: DataLoader<string, Comment | undefined>;
}

interface Deps {
  readonly parts: Parts;
  /** With the rights of the viewer. */
  readonly services: Services;
  readonly viewer: Viewer;
}

export const createLoaders = ({ parts, services, viewer }: Deps): Loaders => {
  const batch = <T>(load: (ids: readonly string[]) => Promise<(T | undefined)[]>) =>
    new DataLoader<string, T | undefined>(load, { maxBatchSize: 200 });
  const byKey = <T, K>(things: readonly T[], keyOf: (thing: T) => K) =>
    new Map(things.map((thing) => [keyOf(thing), thing]));
  const isMember = viewer.memberId !== undefined;
  return {
    members: batch((ids) => parts.members.many(ids)),
    titles: batch((ids) => parts.titles.many(ids)),
    episodes: batch((ids) => parts.episodes.many(ids)),
    positions: batch(async (ids) => {
      if (!isMember) return ids.map(() => undefined);
      const { positions } = await services.playback.getPositions({ episodeIds: [...ids] });
      const known = byKey(positions, (position) => position.episodeId);
      return ids.map((id) => known.get(id));
    }),
    commentReactions: batch(async (ids) => {
      if (!isMember) return ids.map(() => undefined);
      const request = { targetType: 'comment', targetIds: [...ids] };
      const known = byKey(
        (await services.comments.getOwnReactions(request)).reactions,
        (own) => own.targetId,
      );
      return ids.map((id) => known.get(id)?.reaction);
    }),
    followers: batch(async (ids) => {
      const { counts } = await parts.asVisitor.playback.getFollowerCounts({ titleIds: [...ids] });
      return counts;
    }),
    comments: batch(async (ids) => {
      const known = byKey((await services.comments.getComments({ ids: [...ids] })).comments, (c) => c.id);
      return ids.map((id) => known.get(id));
    }),
  };
};
