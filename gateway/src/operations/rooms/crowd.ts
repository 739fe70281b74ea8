import type { CrowdSecond } from '@seyir/proto';
import { z } from 'zod';
import { id, reaction } from '../inputs.js';
import { operation } from '../operation.js';

/** A reaction to the scene that a room plays now. Pages in the room show it without a name. */
export const reactInRoom = operation({
  input: z.object({ code: id, reaction }),
  access: 'member',
  limit: 'reacting',
  run: async ({ services }, input): Promise<void> => void (await services.messaging.reactInRoom(input)),
});

/** How members of rooms have reacted to the ten seconds up to a position, which the page names: docs/adr/0022. */
export const listCrowdReactions = operation({
  input: z.object({ episodeId: id, position: z.int().min(0).max(86_400) }),
  access: 'public',
  run: async ({ services }, { episodeId, position }): Promise<CrowdSecond[]> =>
    (await services.messaging.listCrowdReactions({ episodeId, positionSeconds: position })).seconds,
});
