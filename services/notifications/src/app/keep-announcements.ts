import type { Clock } from '@seyir/kit';
import type { EpisodeFacts, SourceFacts } from '../domain/announcement.js';
import { announcementId } from './ids.js';
import type { AnnouncementStore, Transaction } from './ports.js';

interface Deps {
  readonly announcements: AnnouncementStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

interface RemovalDeps {
  readonly removeEpisode: (episodeId: string) => Promise<void>;
}

/** Stores the release of an episode. Its announcements get the new time; if the episode is deleted, so are they. */
export const keepEpisode =
  ({ announcements, removeEpisode, transaction, clock }: Deps & RemovalDeps) =>
  (episode: EpisodeFacts): Promise<void> =>
    transaction.run(async () => {
      await announcements.lock(episode.id);
      await announcements.keepEpisode(episode);
      await announcements.place(episode.id, clock.now());
      if (episode.removed) await removeEpisode(episode.id);
    });

/** One announcement per group with sources; a group without sources has none. */
export const keepSources =
  ({ announcements, transaction, clock }: Deps) =>
  ({ episodeId, groups, at }: SourceFacts): Promise<void> =>
    transaction.run(async () => {
      // The event of the episode's release may be processed at the same time. The lock makes each of the two see the other's
      // change.
      await announcements.lock(episodeId);
      const named = groups.map((group) => ({ ...group, id: announcementId(episodeId, group.groupId) }));
      await announcements.keepGroups(episodeId, named, at);
      await announcements.place(episodeId, clock.now());
    });
