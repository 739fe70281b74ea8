import {
  columns,
  FIRST_ID,
  LAST_ID,
  statement,
  type Keyed,
  type KeySlice,
  type UnitOfWork,
} from '@seyir/kit';
import type { ContactMessage, ContactStore, DeskContact, SentMoment } from '../../app/ports.js';
import { ContactMessageRow } from './entities/mail.js';

type Placed = ContactMessageRow & { readonly place: string };

const shown = `${columns(ContactMessageRow, 'c')}, c.sent_at::text AS place`;

const waiting = statement<Placed>(
  `SELECT ${shown} FROM contact_message c
   WHERE c.handled_at IS NULL AND (c.sent_at, c.id) > ($1::timestamptz, $2::uuid)
   ORDER BY c.sent_at, c.id LIMIT $3 OFFSET $4`,
);

const handled = statement<Placed>(
  `SELECT ${shown} FROM contact_message c
   WHERE c.handled_at IS NOT NULL AND (c.sent_at, c.id) < ($1::timestamptz, $2::uuid)
   ORDER BY c.sent_at DESC, c.id DESC LIMIT $3 OFFSET $4`,
);

const setHandled = statement<ContactMessageRow>(
  `UPDATE contact_message AS c
   SET handled_at = CASE WHEN $3::timestamptz IS NULL THEN NULL ELSE coalesce(c.handled_at, $3) END,
       handled_by = CASE WHEN $3::timestamptz IS NULL THEN NULL WHEN c.handled_at IS NULL THEN $2::uuid ELSE c.handled_by END
   WHERE c.id = $1 RETURNING ${columns(ContactMessageRow, 'c')}`,
);

export class SqlContactStore implements ContactStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ id, memberId, name, email, subject, message }: ContactMessage, at: Date): Promise<void> {
    const row = { id, memberId: memberId ?? null, name, email, subject, message, sentAt: at };
    await this.unitOfWork.rows(ContactMessageRow).insert(row);
  }

  async waiting({ after, skip, limit }: KeySlice<SentMoment>): Promise<Keyed<DeskContact, SentMoment>[]> {
    const { sentAt, id } = after ?? { sentAt: '-infinity', id: FIRST_ID };
    return (await waiting.all(this.unitOfWork, [sentAt, id, limit, skip])).map(placed);
  }

  async handled({ after, skip, limit }: KeySlice<SentMoment>): Promise<Keyed<DeskContact, SentMoment>[]> {
    const { sentAt, id } = after ?? { sentAt: 'infinity', id: LAST_ID };
    return (await handled.all(this.unitOfWork, [sentAt, id, limit, skip])).map(placed);
  }

  async setHandled(
    id: string,
    by: { memberId: string; at: Date } | undefined,
  ): Promise<DeskContact | undefined> {
    const row = await setHandled.first(this.unitOfWork, [id, by?.memberId ?? null, by?.at ?? null]);
    return row && toContact(row);
  }
}

const placed = (row: Placed): Keyed<DeskContact, SentMoment> => ({
  item: toContact(row),
  key: { sentAt: row.place, id: row.id },
});

const toContact = (row: ContactMessageRow): DeskContact => ({
  id: row.id,
  memberId: row.memberId ?? undefined,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  sentAt: row.sentAt,
  handledAt: row.handledAt ?? undefined,
  handledBy: row.handledBy ?? undefined,
});
