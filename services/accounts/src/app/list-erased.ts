import { badInput, isId, type GoneMembers } from '@seyir/kit';

const PAGE = 1_000;

/** Members erased since a time, in id order; the cursor is the last id of a page. BAD_INPUT for an invalid cursor. */
export const listErased =
  ({ goneMembers }: { readonly goneMembers: GoneMembers }) =>
  async (since: Date, cursor: string): Promise<{ memberIds: string[]; nextCursor: string }> => {
    if (cursor !== '' && !isId(cursor)) throw badInput({ cursor: 'invalid' });
    const memberIds = await goneMembers.since(since, cursor, PAGE);
    return { memberIds, nextCursor: memberIds.length === PAGE ? (memberIds.at(-1) ?? '') : '' };
  };
