import { notFound } from '@seyir/kit/stateless';
import { RoomRole } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';
import { roomOf } from './room-of.js';

/** NOT_FOUND unless the viewer is in the room and it plays this episode. */
export const assertPlaying = operation({
  input: z.object({ code: id, episodeId: id }),
  access: 'member',
  async run({ services }, { code, episodeId }): Promise<void> {
    const { viewerRole, playback } = roomOf(await services.messaging.getRoom({ code }));
    if (viewerRole === RoomRole.UNSPECIFIED || playback?.episodeId !== episodeId)
      throw notFound(`episode ${episodeId} in room ${code}`);
  },
});
