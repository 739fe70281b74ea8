import { TRIAL } from '../flows/comment.ts';
import { operation, type Session } from './site.ts';
import type { Episode } from './stock.ts';

/** A room that plays, with all signed-in members; the first is its host. */
export interface OpenRoom {
  readonly code: string;
}

interface Room {
  readonly code: string;
  readonly epoch: number;
}

/** Opens and starts a room; undefined if the site refused. */
export const openRoom = (
  sessions: readonly Session[],
  episodes: readonly Episode[],
): OpenRoom | undefined => {
  const [host, ...others] = sessions;
  const input = { episodeId: episodes[0]?.id, title: TRIAL, visibility: 'LINK' };
  const created = operation<{ createRoom: { room: Room } }>('CreateRoom', { input }, host);
  if (!created) return undefined;
  const { code } = created.createRoom.room;
  for (const session of others) operation('JoinRoom', { code }, session);
  const read = operation<{ room: Room }>('Room', { code }, host);
  if (read) operation('StartRoom', { code, epoch: read.room.epoch }, host);
  return { code };
};

/**
 * Ends the room of a run; its chat is deleted with it. After the last heartbeats another member may be its host; without one it ends by
 * itself.
 */
export const endRoom = ({ code }: OpenRoom, sessions: readonly Session[]): void => {
  const isHost = (session: Session): boolean =>
    operation<{ room: { viewerRole: string | null } | null }>('Room', { code }, session)?.room?.viewerRole ===
    'HOST';
  const host = sessions.find(isHost);
  if (host) operation('EndRoom', { code }, host);
};
