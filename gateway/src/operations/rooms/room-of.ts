import { DomainError } from '@seyir/kit/stateless';
import type { Room, RoomEntry } from '@seyir/proto';

/** Throws INTERNAL if an answer lacks its room. */
export const roomOf = ({ room }: { readonly room?: Room | undefined }): Room => {
  if (!room) throw new DomainError('INTERNAL', { reason: 'an answer without a room' });
  return room;
};

/** Throws INTERNAL if an answer lacks its entry. */
export const entryOf = ({ entry }: { readonly entry?: RoomEntry | undefined }): RoomEntry => {
  if (!entry) throw new DomainError('INTERNAL', { reason: 'an answer without an entry' });
  return entry;
};
