import { notFound } from '@seyir/kit/stateless';
import { RoomRole } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';
import { roomOf } from './room-of.js';

/**
 * The default source of the episode that a room plays; empty for none. NOT_FOUND unless the viewer is in the room and it plays this
 * episode.
 */
export const roomSource = operation({
  input: z.object({ code: id, episodeId: id }),
  access: 'member',
  async run({ services }, { code, episodeId }): Promise<string> {
    const { viewerRole, playback, sourceHash } = roomOf(await services.messaging.getRoom({ code }));
    if (viewerRole === RoomRole.UNSPECIFIED || playback?.episodeId !== episodeId)
      throw notFound(`episode ${episodeId} in room ${code}`);
    return sourceHash;
  },
});
