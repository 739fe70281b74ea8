import { keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { ContactStore, DeskContact } from './ports.js';

const sizes = { usual: 20, most: 50 } as const;
const oldestFirst = keyset('waiting-contacts', { sentAt: 'moment', id: 'id' });
const lastFirst = keyset('handled-contacts', { sentAt: 'moment', id: 'id' });

/** The messages of the contact form: those that wait, the oldest first; the others, the last sent first. BAD_INPUT as keyPage. */
export const listContacts =
  ({ contacts }: { readonly contacts: ContactStore }) =>
  (handled: boolean, page: KeyPageQuery | undefined): Promise<KeyPage<DeskContact>> =>
    handled
      ? keyPage({ keyset: lastFirst, sizes, page }, (slice) => contacts.handled(slice))
      : keyPage({ keyset: oldestFirst, sizes, page }, (slice) => contacts.waiting(slice));
