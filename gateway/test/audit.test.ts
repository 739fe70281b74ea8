import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { contracts, serviceNames, type ListAuditRequest } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { member } from './support/world/things.js';

const asMember = { token: 'token-1' };
const OPERATOR = '00000000-0000-0000-0000-000000000000';
const MINUTE = 60_000_000n;
const began = 1_795_000_000_000_000n;

/** Each service has five rows: two of one moment that all services share, and three of its own. */
const rowsOf = serviceNames.map((service, index) =>
  [1, 2, 3, 4, 5].map((n) => ({
    seq: BigInt(n),
    atMicros: n <= 2 ? began : began + BigInt(n) * MINUTE + BigInt(index),
    actorId: n === 5 ? OPERATOR : member.id,
    roles: ['member', 'admin'],
    operation: `${service}/do${n}`,
    objectKind: n === 5 ? '' : 'thing',
    objectIds: [`${service}-${n}`],
    outcome: 'OK',
  })),
);

let site: Site;
const asked: ListAuditRequest[] = [];
beforeAll(async () => {
  site = await startSite();
  for (const [index, service] of serviceNames.entries())
    site.peers.fake(contracts[service], {
      listAudit: async (request: ListAuditRequest) => {
        asked.push(request);
        const { beforeMicros, beforeSeq, limit } = request;
        const isBefore = ({ atMicros, seq }: { atMicros: bigint; seq: bigint }) =>
          beforeMicros === 0n || atMicros < beforeMicros || (atMicros === beforeMicros && seq < beforeSeq);
        return { rows: rowsOf[index]!.toReversed().filter(isBefore).slice(0, limit) };
      },
    } as never);
});
afterAll(() => site.close());
beforeEach(() => void asked.splice(0));

const list = async (args: string) =>
  (await site.graphql(`{ auditLog(${args}) { items { objectIds } last nextCursor } }`, {}, asMember))
    .data as unknown as {
    auditLog: { items: { objectIds: string[] }[]; last: boolean; nextCursor: string | null };
  };

it('the rows of all services are one list, the last first, without a gap or a double between pages', async () => {
  for (const size of [1, 4, 7, 100]) {
    const read: string[] = [];
    let cursor: string | null = null;
    do {
      const { auditLog } = await list(`size: ${size}${cursor === null ? '' : `, cursor: "${cursor}"`}`);
      read.push(...auditLog.items.flatMap(({ objectIds }) => objectIds));
      cursor = auditLog.nextCursor;
      expect(auditLog.last).toBe(cursor === null);
    } while (cursor !== null);
    const wanted = [5, 4, 3].flatMap((n) => serviceNames.map((service) => `${service}-${n}`).toReversed());
    const atOnce = serviceNames.toReversed().flatMap((service) => [`${service}-2`, `${service}-1`]);
    expect(read).toEqual([...wanted, ...atOnce]);
  }
});

it('a row names the actor, the operation, its objects and its outcome; an operator is no member', async () => {
  const fields = 'id at actor { username } byOperator roles operation objectKind objectIds outcome';
  const { data } = await site.graphql(`{ auditLog(size: 8) { items { ${fields} } } }`, {}, asMember);
  const { items } = (data as unknown as { auditLog: { items: object[] } }).auditLog;
  expect(items[0]).toMatchObject({ id: 'messaging:5', actor: null, byOperator: true, objectKind: null });
  expect(items[7]).toEqual({
    id: 'messaging:4',
    at: new Date(Number((began + 4n * MINUTE) / 1_000n)).toISOString(),
    actor: { username: member.username },
    byOperator: false,
    roles: ['MEMBER', 'ADMIN'],
    operation: 'messaging/do4',
    objectKind: 'thing',
    objectIds: ['messaging-4'],
    outcome: 'OK',
  });
});

it('it is filtered by member and operation; an unknown member has done nothing', async () => {
  await list(`username: "${member.username}", operation: "CommentsService/closeCase", size: 2`);
  expect(asked).toHaveLength(serviceNames.length);
  for (const request of asked)
    expect(request).toMatchObject({ actorId: member.id, operation: 'CommentsService/closeCase', limit: 3 });
  expect((await list('username: "kimse"')).auditLog).toEqual({ items: [], last: true, nextCursor: null });
});

it('a wrong cursor is refused, and so is everyone whom the services refuse', async () => {
  const code = async (args: string) =>
    (await site.graphql(`{ auditLog(${args}) { last } }`, {}, asMember)).errors?.[0]?.extensions?.['code'];
  expect(await code('cursor: "uydurma"')).toBe('BAD_INPUT');
  site.peers.fake(contracts.accounts, {
    listAudit: () => Promise.reject(new DomainError('FORBIDDEN')),
  } as never);
  expect(await code('size: 1')).toBe('FORBIDDEN');
  expect(await code('username: "kimse"')).toBe('FORBIDDEN');
});
