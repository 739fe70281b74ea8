import { statement, type KeptCount, type KeptCounter, type UnitOfWork } from '@seyir/kit';

/** The kinds of rows that are counted for members. */
const KINDS = [
  ...(['conversations', 'messages', 'messageReactions', 'messagePhotos'] as const),
  ...(['rooms', 'roomEntries'] as const),
] as const;

type KeptRow = Readonly<Record<(typeof KINDS)[number], number>>;

const keptByMembers = statement<KeptRow>(
  `SELECT (SELECT count(*) FROM participant WHERE member_id = ANY($1::uuid[]))::int AS conversations,
     (SELECT count(*) FROM message WHERE author_id = ANY($1::uuid[]))::int AS messages,
     (SELECT count(*) FROM message_reaction WHERE member_id = ANY($1::uuid[]))::int AS "messageReactions",
     (SELECT count(*) FROM message_photo WHERE author_id = ANY($1::uuid[]))::int AS "messagePhotos",
     (SELECT count(*) FROM room_member WHERE member_id = ANY($1::uuid[]))::int AS rooms,
     (SELECT count(*) FROM room_entry WHERE author_id = ANY($1::uuid[]))::int AS "roomEntries"`,
);

/** Counts the rows that belong to members. */
export class SqlKeptStore implements KeptCounter {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async count(memberIds: readonly string[]): Promise<KeptCount[]> {
    const row = await keptByMembers.first(this.unitOfWork, [memberIds]);
    return KINDS.map((what) => ({
      what,
      count: row?.[what] ?? 0,
      ofOthers: 0,
    }));
  }
}
