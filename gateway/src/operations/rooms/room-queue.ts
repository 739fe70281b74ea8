import { DomainError } from '@seyir/kit/stateless';
import type { Room, RoomQueue } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';
import { epoch } from './control-room.js';
import { roomOf } from './room-of.js';

const queueOf = ({ queue }: { readonly queue?: RoomQueue | undefined }): RoomQueue => {
  if (!queue) throw new DomainError('INTERNAL', { reason: 'an answer without a queue' });
  return queue;
};

const proposal = z.object({ code: id, episodeId: id });

/** The episode queue of a room that the viewer is in; FORBIDDEN before entering. */
export const getRoomQueue = operation({
  input: z.object({ code: id }),
  access: 'member',
  run: async ({ services }, input): Promise<RoomQueue> =>
    queueOf(await services.messaging.listRoomQueue(input)),
});

/** Adds an episode to the queue, or votes for it if it is queued. A repeated call is no error. */
export const proposeEpisode = operation({
  input: proposal,
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<RoomQueue> =>
    queueOf(await services.messaging.proposeEpisode(input)),
});

/** Votes for a queued episode, or takes the vote back. A repeated call is no error. */
export const voteForEpisode = operation({
  input: proposal.extend({ active: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<RoomQueue> =>
    queueOf(await services.messaging.voteForEpisode(input)),
});

/** Removes an episode from the queue. A repeated call is no error. */
export const removeProposal = operation({
  input: proposal,
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<RoomQueue> =>
    queueOf(await services.messaging.removeProposal(input)),
});

/** Starts an episode of the queue for everybody: the given one, otherwise the first. */
export const startNextEpisode = operation({
  input: z.object({ code: id, epoch, episodeId: id.nullish() }),
  access: 'member',
  limit: 'controlling',
  run: async ({ services }, { episodeId, ...input }): Promise<Room> =>
    roomOf(await services.messaging.startNextEpisode({ ...input, episodeId: episodeId ?? '' })),
});

/** Reports that the viewer's player has reached the end of the room's episode: the countdown to the next one begins. */
export const reportEpisodeEnd = operation({
  input: z.object({ code: id, epoch, episodeId: id }),
  access: 'member',
  limit: 'controlling',
  run: async ({ services }, input): Promise<Room> => roomOf(await services.messaging.reportEpisodeEnd(input)),
});

/** Stops the countdown to the next episode. A repeated call is no error. */
export const stopNextEpisode = operation({
  input: z.object({ code: id, epoch }),
  access: 'member',
  limit: 'controlling',
  run: async ({ services }, input): Promise<Room> => roomOf(await services.messaging.stopNextEpisode(input)),
});
