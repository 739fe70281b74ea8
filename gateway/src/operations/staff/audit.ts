import { badInput } from '@seyir/kit/stateless';
import { serviceNames, type AuditRow } from '@seyir/proto';
import { z } from 'zod';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, size } from '../inputs.js';
import { operation } from '../operation.js';
import type { PageOf } from '../page.js';

export interface AuditEntry {
  /** Names the row among all services. */
  readonly id: string;
  readonly row: AuditRow;
}

/** The last row of the page before: its moment, the place of its service in `serviceNames`, and its number there. */
const Place = z.tuple([z.coerce.bigint(), z.int().min(0), z.coerce.bigint()]);
type Place = z.infer<typeof Place>;

/** A number that no row has, so that all rows of a moment lie before it. */
const AFTER_ALL = 2n ** 62n;

/**
 * The actions of staff in all services, latest first. Each service keeps its own rows, so each is asked for its rows before the
 * same position; rows of the same moment are in the order of the services. FORBIDDEN for all but admins, by the services.
 */
export const listAudit = operation({
  input: z.object({
    username: z.string().trim().max(64).nullish(),
    operation: z.string().trim().max(100).nullish(),
    size: size(30),
    cursor,
  }),
  access: 'member',
  async run(
    { services },
    { username, operation: name, size: limit, cursor: after },
  ): Promise<PageOf<AuditEntry>> {
    const before = after ? readPlace(after) : undefined;
    const member = username
      ? (await services.accounts.getMemberByUsername({ username }).catch(noneWhenNotFound))?.member
      : undefined;
    const asked = { actorId: member?.id ?? '', operation: name ?? '', limit: limit + 1 };
    const answers = await Promise.all(
      // An unknown member has done nothing; a service is asked all the same, because it decides about the right to read.
      serviceNames.slice(0, username && !member ? 1 : undefined).map(async (service, index) => {
        const { rows } = await services[service].listAudit({ ...asked, ...placeIn(index, before) });
        return rows.map((row) => ({ row, index, id: `${service}:${row.seq}` }));
      }),
    );
    if (username && !member) return { items: [], count: 0, last: true, nextCursor: null };
    const found = answers
      .flat()
      .toSorted(lastFirst)
      .slice(0, limit + 1);
    const items = found.slice(0, limit);
    const end = found.length > limit ? items.at(-1) : undefined;
    return {
      items,
      count: items.length,
      last: end === undefined,
      nextCursor: end ? writePlace([end.row.atMicros, end.index, end.row.seq]) : null,
    };
  },
});

interface Found {
  readonly row: AuditRow;
  readonly index: number;
}

const lastFirst = (one: Found, other: Found): number => {
  if (one.row.atMicros !== other.row.atMicros) return one.row.atMicros < other.row.atMicros ? 1 : -1;
  if (one.index !== other.index) return other.index - one.index;
  return one.row.seq < other.row.seq ? 1 : -1;
};

/** The place of the page in the list of one service. */
const placeIn = (index: number, before: Place | undefined) => {
  if (!before) return {};
  const [beforeMicros, service, seq] = before;
  return { beforeMicros, beforeSeq: index === service ? seq : index < service ? AFTER_ALL : 0n };
};

const writePlace = (place: Place): string => Buffer.from(place.join(' ')).toString('base64url');

const readPlace = (text: string): Place => {
  const place = Place.safeParse(
    Buffer.from(text, 'base64url')
      .toString()
      .split(' ')
      .map((part, index) => (index === 1 ? Number(part) : part)),
  );
  if (!place.success) throw badInput({ cursor: 'invalid' });
  return place.data;
};
