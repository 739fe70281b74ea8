import { RoomActivity, type BeatRoomResponse } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

const LARGEST_OFFSET_MS = 24 * 60 * 60_000;

/**
 * A heartbeat of the viewer's page in a room. Returns the sequence numbers by which the page notices that it has missed a frame.
 */
export const beatRoom = operation({
  input: z.object({
    code: id,
    activity: z.enum(RoomActivity).refine((activity) => activity !== RoomActivity.UNSPECIFIED),
    offsetMs: z.int().min(-LARGEST_OFFSET_MS).max(LARGEST_OFFSET_MS).default(0),
    roundTripMs: z.int().min(0).max(600_000).default(0),
  }),
  access: 'member',
  limit: 'beating',
  run: ({ services }, input): Promise<BeatRoomResponse> => services.messaging.beatRoom(input),
});
