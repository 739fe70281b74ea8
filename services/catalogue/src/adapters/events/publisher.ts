import type { ServiceContext } from '@seyir/kit';
import { topics, wakes } from '@seyir/proto';
import type { CatalogueEvents } from '../../app/ports.js';
import { episodeChanged, episodeRemoved, titleChanged, titleRemoved } from './messages.js';

/** Leaves the catalogue's facts in the outbox, and wakes who shows them once they are committed. */
export const catalogueEvents = ({
  outbox,
  unitOfWork,
  live,
}: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live'>): CatalogueEvents => ({
  titlesChanged: (titles) => outbox.addAll(topics.title, titles.map(titleChanged)),
  episodesChanged: (episodes) => outbox.addAll(topics.episode, episodes.map(episodeChanged)),
  titlesRemoved: (titles) => outbox.addAll(topics.title, titles.map(titleRemoved)),
  episodesRemoved: (episodes) => outbox.addAll(topics.episode, episodes.map(episodeRemoved)),
  wake: (titleIds) =>
    unitOfWork.afterCommit(() => {
      for (const id of titleIds) live.wake(wakes.title(id));
      live.wake(wakes.catalogue);
    }),
});
