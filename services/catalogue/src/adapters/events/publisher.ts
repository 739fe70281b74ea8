import type { ServiceContext } from '@seyir/kit';
import { changedIds, topics, wakes, withdrawnIds } from '@seyir/proto';
import type { CatalogueEvents } from '../../app/ports.js';
import type { RequestEvents } from '../../app/request-ports.js';
import { episodeChanged, episodeRemoved, requestChanged, titleChanged, titleRemoved } from './messages.js';

/** Writes the catalogue's events to the outbox; after the commit, wakes the caches that show them. */
export const catalogueEvents = ({
  outbox,
  unitOfWork,
  live,
}: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live'>): CatalogueEvents => ({
  titlesChanged: (titles) => outbox.addAll(topics.title, titles.map(titleChanged)),
  episodesChanged: (episodes) => outbox.addAll(topics.episode, episodes.map(episodeChanged)),
  titlesRemoved: (titles) => outbox.addAll(topics.title, titles.map(titleRemoved)),
  episodesRemoved: (episodes) => outbox.addAll(topics.episode, episodes.map(episodeRemoved)),
  wake: (titleIds) => unitOfWork.afterCommit(() => live.wake(wakes.catalogue, changedIds(titleIds))),
  withdraw: (titleIds) => unitOfWork.afterCommit(() => live.wake(wakes.catalogue, withdrawnIds(titleIds))),
});

/** Writes the events of requests to the outbox; after the commit, wakes the pages with their lists. */
export const requestEvents = ({
  outbox,
  unitOfWork,
  live,
}: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live'>): RequestEvents => ({
  async requestsChanged(requests) {
    if (requests.length === 0) return;
    await outbox.addAll(topics.request, requests.map(requestChanged));
    const hint = requests.some(({ removed }) => removed) ? withdrawnIds : changedIds;
    unitOfWork.afterCommit(() => live.wake(wakes.requests, hint(requests.map(({ id }) => id))));
  },
  requestAdded: () => unitOfWork.afterCommit(() => live.wake(wakes.requests, changedIds([]))),
});
