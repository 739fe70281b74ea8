import { badInput, isId } from '@seyir/kit';
import type { TitleGroup } from '../domain/source.js';
import type { SourceStore } from './ports.js';

const DEFAULT_SIZE = 24;
const MAX_SIZE = 100;

export interface TitleGroupsRequest {
  readonly titleId: string;
  /** 0: all. */
  readonly season: number;
  /** Empty: all. */
  readonly groupId: string;
  /** Page number from 1; size 0 means 24, at most 100. */
  readonly page: { readonly number: number; readonly size: number };
}

/**
 * A title's episodes by translator group, a page of each (specification, section 3, type 3); none for an unknown
 * title. BAD_INPUT.
 */
export const listTitleGroups =
  ({ sources }: { sources: SourceStore }) =>
  async ({ titleId, season, groupId, page }: TitleGroupsRequest): Promise<TitleGroup[]> => {
    if (!isId(titleId)) throw badInput({ titleId: 'invalid' });
    if (groupId !== '' && !isId(groupId)) throw badInput({ groupId: 'invalid' });
    const limit = Math.min(page.size || DEFAULT_SIZE, MAX_SIZE);
    const offset = (Math.max(page.number, 1) - 1) * limit;
    return sources.groupsOfTitle({
      titleId,
      season: season || undefined,
      groupId: groupId || undefined,
      offset,
      limit,
    });
  };
