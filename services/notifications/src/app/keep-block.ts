import type { GoneMembers } from '@seyir/kit';
import type { Block, BlockStore } from './ports.js';

/**
 * Stores a member's block or mute of another one, or removes its row. Nothing is stored for erased members: blocks
 * and members have separate topics, so the event of a block may arrive after the erasure.
 */
export const keepBlock =
  ({ blocks, goneMembers }: { readonly blocks: BlockStore; readonly goneMembers: GoneMembers }) =>
  async (block: Block): Promise<void> => {
    const gone = await goneMembers.among([block.memberId, block.otherId]);
    await blocks.keep(gone.size === 0 ? block : { ...block, blocked: false, muted: false });
  };
