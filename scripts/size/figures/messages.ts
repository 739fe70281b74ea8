import { MessagingService } from '@seyir/proto';
import { createMessaging } from '../../../services/messaging/dist/index.js';
import { quantile, timed } from '../lib/numbers.ts';
import { fakePeers } from '../lib/site.ts';
import { idOf, onStage, openDatabase, sqlIdOf } from '../lib/stage.ts';
import type { Options } from '../run.ts';

const MESSAGES = 1_000_000;
/** The conversation of comparison fits into a few pages. */
const FEW = 200;
const SIZE = 50;
/** Number of timed calls of each; the calls alternate. */
const ROUNDS = 400;

export const says = 'a conversation with 1,000,000 messages beside one with 200';
export const paths = ['services/messaging/src', 'services/kit/src/lists'];

export const run = ({ scale }: Options) =>
  onStage(async ({ bench }) => {
    fakePeers(bench);
    const most = Math.max(2_000, Math.round(MESSAGES * scale));
    const service = await bench.start(createMessaging({ migrate: true }, bench.platform('messaging')));
    await service.warmUp();
    const database = await openDatabase(bench, 'messaging');
    const [small, large] = [idOf('5', 1), idOf('5', 2)];
    const [reader, other] = [idOf('e', 1), idOf('e', 2)];
    for (const [conversation, count, kind] of [
      [small, FEW, '6'],
      [large, most, '7'],
    ] as const) {
      await database.query(
        `INSERT INTO conversation (id, opened_by, accepted, seq, version, created_at) VALUES ($1, $2, true, $3, $3, now())`,
        [conversation, reader, count],
      );
      for (const [one, two] of [
        [reader, other],
        [other, reader],
      ])
        await database.query(
          `INSERT INTO participant (conversation_id, member_id, other_id, folder, last_seq, last_at, read_seq, delivered_seq)
           VALUES ($1, $2, $3, 'inbox', $4, now(), $4, $4)`,
          [conversation, one, two, count],
        );
      await database.query(
        `INSERT INTO message (conversation_id, seq, id, author_id, body, sent_at, version)
         SELECT $1, n, ${sqlIdOf(kind, 'n')}, CASE WHEN n % 2 = 0 THEN $2 ELSE $3 END::uuid, 'Mesaj ' || n || ' ' || md5(n::text),
           timestamptz '2025-01-01' + n * interval '10 s', n
         FROM generate_series(1, ${count}) AS n`,
        [conversation, reader, other],
      );
    }
    await database.query(`VACUUM ANALYZE`);
    const client = bench.client(MessagingService, { memberId: reader, sessionId: 's1', roles: ['member'] });
    const page =
      (conversationId: string, cursor = '', changedSince = 0) =>
      async () => {
        const answer = await client.listMessages({
          conversationId,
          page: { size: SIZE, cursor },
          changedSince,
        });
        if (answer.messages.length !== SIZE) throw new Error(`${answer.messages.length} messages on a page`);
      };
    const [deepest, pages] = await oldestPage(client, large);
    const first = page(small);
    const rows = [];
    for (const [name, call] of [
      ['its first page', page(large)],
      [`its page ${pages}`, page(large, deepest)],
      ['its last changes', page(large, '', most - SIZE)],
    ] as const)
      rows.push(await compare(name, first, call));
    await database.close();
    return rows;
  });

/** The cursor of the last full page, and its number. */
const oldestPage = async (
  client: {
    listMessages: (request: {
      conversationId: string;
      page: { size: number; cursor: string };
    }) => Promise<{ info?: { last: boolean; nextCursor: string } | undefined }>;
  },
  conversationId: string,
): Promise<[cursor: string, page: number]> => {
  let [cursor, pages] = ['', 1];
  for (;;) {
    const { info } = await client.listMessages({ conversationId, page: { size: SIZE, cursor } });
    if (!info || info.last) return [cursor, pages];
    [cursor, pages] = [info.nextCursor, pages + 1];
  }
};

const compare = async (name: string, first: () => Promise<void>, other: () => Promise<void>) => {
  const times: { first: number[]; other: number[] } = { first: [], other: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.first.push(await timed(first));
    times.other.push(await timed(other));
  }
  const [near, far] = [quantile(times.first, 0.95), quantile(times.other, 0.95)];
  return {
    value: `${(far / near).toFixed(2)} × for ${name}: ${far.toFixed(1)} ms, the first page of the short conversation ${near.toFixed(1)} ms (p95 of ${ROUNDS} each, in turn)`,
    promise: '≤ 1.3 ×',
    ok: far / near <= 1.3,
  };
};
