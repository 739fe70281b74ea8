import { keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { ContentRequest, RequestKind } from '../domain/request.js';
import type { RequestStore } from './request-ports.js';

const sizes = { usual: 20, most: 50 } as const;
const highestFirst = keyset('requests', { score: 'integer', id: 'id' });
const latestFirst = keyset('answered-requests', { decidedAt: 'moment', id: 'id' });

/** A page of the requests of a kind: pending ones by score, or answered ones by the time of the answer. BAD_INPUT as keyPage. */
export const listRequests =
  ({ requests }: { readonly requests: RequestStore }) =>
  (
    readerId: string | undefined,
    { kind, answered }: { readonly kind: RequestKind; readonly answered: boolean },
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<ContentRequest>> =>
    answered
      ? keyPage({ keyset: latestFirst, sizes, page }, (slice) => requests.answered(kind, readerId, slice))
      : keyPage({ keyset: highestFirst, sizes, page }, (slice) => requests.pending(kind, readerId, slice));
