import { eraseMemberWith, inTwoPasses } from '@seyir/kit';
import type { TaskKind, TaskStep, Tasks } from '@seyir/kit';
import { forgetProposals } from './forget-proposals.js';
import { deletePhotosTask } from './delete-photos.js';
import { leaveRoom } from './leave-room.js';
import type { PhotoStore } from './photo-ports.js';
import type { ChangeRoomDeps } from './change-room.js';
import type { CrowdStore } from './crowd-ports.js';
import type { ConversationStore, MessageStore, SettingStore } from './ports.js';
import type { RoomEntryStore } from './room-ports.js';

type Input = { readonly memberId: string; readonly pass: number };

/**
 * Empties a member's messages and chat entries, and deletes the member's photos with their files, reactions, conversations, room
 * memberships, votes for episodes, part in counts of reactions, blocks and settings.
 */
export const removeMemberTask: TaskKind<Input, string> = { name: 'remove-member', whenDead: 'page' };

/** Handles the erasure of a member: texts and names are hidden at once; a task removes the rows. */
export const removeMember = eraseMemberWith(removeMemberTask);

interface StepDeps extends ChangeRoomDeps {
  readonly conversations: ConversationStore;
  readonly messages: MessageStore;
  readonly photos: Pick<PhotoStore, 'forget'>;
  readonly settings: SettingStore;
  readonly roomEntries: RoomEntryStore;
  readonly crowd: CrowdStore;
  readonly tasks: Tasks;
}

/** Number of rooms that one step leaves; each is locked until the end of the step. */
const MOST_LEFT = 20;

/** One step of `remove-member`; it continues with the remaining rows. */
export const removeMemberStep = (deps: StepDeps): TaskStep<Input, string> => {
  const { conversations, messages, photos, settings, rooms, roomEntries, roomQueue, crowd, tasks, clock } =
    deps;
  const leave = leaveRoom(deps);
  const forgetQueue = forgetProposals(deps);
  return inTwoPasses(removeMemberTask, deps, async ({ memberId }, _, { limit }) => {
    const more = { cursor: memberId };
    const files = await photos.forget(memberId, limit);
    // By the first file, because the files of each step are a task of their own.
    if (files[0] !== undefined) await tasks.add(deletePhotosTask, { files }, { key: files[0] });
    if (files.length >= limit) return more;
    if ((await messages.forget(memberId, limit, clock.now())) >= limit) return more;
    if ((await conversations.forget(memberId, limit)) >= limit) return more;
    const inRooms = await rooms.inRooms(memberId, MOST_LEFT);
    for (const id of [...inRooms].sort()) await leave(memberId, id);
    if (inRooms.length > 0) return more;
    const wishedIn = await roomQueue.roomsOf(memberId, MOST_LEFT);
    for (const id of [...wishedIn].sort()) await forgetQueue(memberId, id);
    if (wishedIn.length > 0) return more;
    if ((await roomEntries.forget(memberId, limit, clock.now())) >= limit) return more;
    if ((await rooms.forget(memberId, limit)) >= limit) return more;
    if ((await crowd.forget(memberId, limit)) >= limit) return more;
    await settings.forget(memberId);
    return 'done';
  });
};
