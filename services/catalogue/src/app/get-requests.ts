import { batchOf } from '@seyir/kit';
import type { ContentRequest } from '../domain/request.js';
import type { RequestStore } from './request-ports.js';

/** Requests by their ids; removed ones are left out. BAD_INPUT for more than 200. */
export const getRequests =
  ({ requests }: { readonly requests: RequestStore }) =>
  async (readerId: string | undefined, ids: readonly string[]): Promise<ContentRequest[]> => {
    const asked = batchOf(ids);
    return asked.length === 0 ? [] : requests.byIds(asked, readerId);
  };
