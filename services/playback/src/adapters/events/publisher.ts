import type { ServiceContext } from '@seyir/kit';
import { topics, wakes } from '@seyir/proto';
import type { PlaybackEvents } from '../../app/ports.js';
import { libraryMessage, progressMessage, sourcesMessage } from './messages.js';

/** Writes the events of playback to the outbox; after the commit, wakes the caches of an episode's sources. */
export const playbackEvents = ({
  outbox,
  unitOfWork,
  live,
}: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live'>): PlaybackEvents => ({
  healthChanged(episodeIds) {
    unitOfWork.afterCommit(() => episodeIds.forEach((id) => live.wake(wakes.sources(id))));
  },
  progressChanged: (progresses, silent = false) =>
    outbox.addAll(
      topics.progress,
      progresses.map((progress) => ({ ...progressMessage(progress), silent })),
    ),
  libraryChanged: (entries) => outbox.addAll(topics.library, entries.map(libraryMessage)),
  async sourcesChanged(states) {
    await outbox.addAll(topics.sources, states.map(sourcesMessage));
    unitOfWork.afterCommit(() => states.forEach(({ episodeId }) => live.wake(wakes.sources(episodeId))));
  },
});
