const ROOMS = 'messaging.room.';

/** The code of the room with this channel; undefined for a channel of another kind. */
export const roomCodeOf = (channel: string): string | undefined =>
  channel.startsWith(ROOMS) ? channel.slice(ROOMS.length).split('.')[0] : undefined;
