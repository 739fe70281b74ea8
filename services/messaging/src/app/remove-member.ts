import { eraseInTurn, eraseMemberWith, type TaskKind } from '@seyir/kit';

type Input = { readonly memberId: string; readonly pass: number };

/**
 * Empties a member's messages and chat entries, and deletes the member's photos with their files, reactions, conversations, room
 * memberships, votes for episodes, part in counts of reactions, blocks and settings.
 */
export const removeMemberTask: TaskKind<Input, string> = { name: 'remove-member', whenDead: 'page' };

/** Handles the erasure of a member: texts and names are hidden at once; a task removes the rows. */
export const removeMember = eraseMemberWith(removeMemberTask);

/** One step of `remove-member`; it continues with the remaining rows. */
export const removeMemberStep = eraseInTurn(removeMemberTask);
