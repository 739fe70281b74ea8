import type { EpisodeFacts, SourceFacts } from '../domain/announcement.js';
import { announcementId } from './ids.js';
import type { AnnouncementStore, Transaction } from './ports.js';

interface Deps {
  readonly announcements: AnnouncementStore;
  readonly transaction: Transaction;
}

interface RemovalDeps {
  readonly removeEpisode: (episodeId: string) => Promise<void>;
}

/** Knows when an episode is released: what is announced of it moves along, and goes with it. */
export const keepEpisode =
  ({ announcements, removeEpisode, transaction }: Deps & RemovalDeps) =>
  (episode: EpisodeFacts): Promise<void> =>
    transaction.run(async () => {
      await announcements.lock(episode.id);
      await announcements.keepEpisode(episode);
      await announcements.place(episode.id);
      if (episode.removed) await removeEpisode(episode.id);
    });

/** One announcement a group that has sources; a group that has none any more is not announced. */
export const keepSources =
  ({ announcements, transaction }: Deps) =>
  ({ episodeId, groups, at }: SourceFacts): Promise<void> =>
    transaction.run(async () => {
      // Its release may be heard of at the same time: neither must miss the other.
      await announcements.lock(episodeId);
      const named = groups.map((group) => ({ ...group, id: announcementId(episodeId, group.groupId) }));
      await announcements.keepGroups(episodeId, named, at);
      await announcements.place(episodeId);
    });
