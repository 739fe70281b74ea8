import { isId, notFound } from '@seyir/kit';
import { controlMember, type MemberCommand } from '../domain/room-changes.js';
import { changeRoom, type ChangeRoomDeps } from './change-room.js';

/**
 * Transfers the room to another host, sets a role, kicks or bans. OUTDATED, FORBIDDEN, ROOM_ENDED; NOT_FOUND for a member who is
 * not in the room.
 */
export const controlRoomMember = (deps: ChangeRoomDeps) => {
  const { rooms } = deps;
  const change = changeRoom(deps);
  return async (
    memberId: string,
    id: string,
    {
      targetId,
      command,
      epoch,
    }: { readonly targetId: string; readonly command: MemberCommand; readonly epoch: number },
  ): Promise<void> => {
    if (!isId(targetId)) throw notFound(`member ${targetId}`);
    await change(id, async ({ state }) => {
      const [actor, target] = await rooms.standings(id, [memberId, targetId]);
      if (!actor || !target) throw notFound(`member ${targetId}`);
      const outcome = controlMember(state, actor, target, command, epoch);
      return { outcome, ...(command.kind === 'role' && { changedRoleId: targetId }) };
    });
  };
};
