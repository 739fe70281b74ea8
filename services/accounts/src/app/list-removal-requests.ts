import { keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { RemovalRequest } from '../domain/removal-request.js';
import type { RemovalRequestStore } from './ports.js';

const sizes = { usual: 20, most: 50 } as const;
const firstDueFirst = keyset('waiting-removals', { at: 'moment', id: 'id' });
const lastFirst = keyset('decided-removals', { at: 'moment', id: 'id' });

/** Confirmed removal requests: those that wait, the first due first; or the others, the last decided first. BAD_INPUT as keyPage. */
export const listRemovalRequests =
  ({ removals }: { readonly removals: RemovalRequestStore }) =>
  (decided: boolean, page: KeyPageQuery | undefined): Promise<KeyPage<RemovalRequest>> =>
    decided
      ? keyPage({ keyset: lastFirst, sizes, page }, (slice) => removals.decided(slice))
      : keyPage({ keyset: firstDueFirst, sizes, page }, (slice) => removals.waiting(slice));
