import type { GroupMemoryStore } from './group-memory-ports.js';

/**
 * Stores whether the groups of a member may see what the member watches: one setting for all groups, off at first (product-rules,
 * The second half).
 */
export const shareProgress =
  ({ groupMemory }: { readonly groupMemory: Pick<GroupMemoryStore, 'setShared'> }) =>
  (memberId: string, shared: boolean): Promise<void> =>
    groupMemory.setShared(memberId, shared);
