import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { allTopics, Reaction, RoomVisibility, wakes } from '@seyir/proto';
import { episodeId, memberId, problems, startMessaging, type Running } from './fixtures.js';

/** Contained in every text of this file, and nowhere else. */
const MARK = 'zqgizlisoz';
/** Tables whose purpose is to hold texts; a copy of a text anywhere else is a leak. */
const TEXTS = new Set(['message.body', 'message_photo.alt', 'room_entry.body', 'room.title']);

let running: Running;
const logged: string[] = [];
const sink = new Writable({
  write(bytes: Buffer, _, done) {
    logged.push(bytes.toString('latin1'));
    done();
  },
});
beforeAll(async () => {
  running = await startMessaging({
    logger: createLogger({ service: 'messaging', level: 'trace', destination: sink }),
  });
});
afterAll(() => running.close());

/** The columns with the mark, of all tables of messaging. */
const columnsWithMark = async (): Promise<string[]> => {
  const { rows: tables } = await running.database.query<{ table: string; column: string }>(
    `SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    tables.map(async ({ table, column }) => {
      // A bytea is searched by its bytes.
      const { rows } = await running.database.query(
        `SELECT 1 FROM "${table}" WHERE position($1 IN "${column}"::text) > 0
           OR position(encode(convert_to($1, 'UTF8'), 'hex') IN "${column}"::text) > 0 LIMIT 1`,
        [MARK],
      );
      // A partition counts as its table.
      return rows.length > 0 ? [`${table.replace(/^message_\d+$/, 'message')}.${column}`] : [];
    }),
  );
  return found.flat().sort();
};

it('no byte of a text is in the log, the metrics, wakes, events, or any table beside its own', async () => {
  const woken: string[] = [];
  const events: string[] = [];
  const live = running.bench.live;
  for (const n of [1, 2])
    for (const subject of [wakes.messages(memberId(n)), wakes.typing(memberId(n))])
      await live.listen(subject, (hint = '') => void woken.push(subject, hint));
  const names = allTopics.map(({ name }) => name);
  await running.bench.bus.subscribe('leaks', names, async ({ data, ...envelope }) => {
    events.push(JSON.stringify(envelope), Buffer.from(data).toString('latin1'));
  });

  const say = (word: string) => `${MARK} ${word}`;
  /** The answer of a call with a key is stored. */
  const key = (name: string) => ({ idempotencyKey: `${name}-with-a-key` });
  const { conversationId, messageId } = await running.request(1, 2, say('ilk'));
  const { message } = await running.as(1).sendMessage({ conversationId, body: say('ikinci') }, key('send'));
  await running.as(2).answerMessageRequest({ conversationId, accepted: true });
  await running.as(2).noteTyping({ conversationId });
  await running.as(2).sendMessage({ conversationId, body: say('yanıt'), replyToId: messageId });
  await running.as(1).editMessage({ messageId, body: say('düzeltme') }, key('edit'));
  await running.as(2).reactToMessage({ messageId, reaction: Reaction.LIKE });
  await running.as(1).deleteMessage({ messageId: message!.id });
  await running.as(2).copyEvidence({ messageId });
  const title = say('oda');
  const opened = await running
    .as(1)
    .createRoom({ episodeId: episodeId(1), title, visibility: RoomVisibility.LINK });
  const { code } = opened.room!;
  await running.as(2).joinRoom({ code });
  const { entry } = await running.as(1).addRoomEntry({ code, body: say('sohbet') });
  await running.as(2).addRoomEntry({ code, body: say('alıntı'), replyToId: entry!.id });
  await running.as(2).copyRoomEvidence({ targetId: entry!.id });
  // Refused texts are the usual way into a log.
  const long = `${MARK} ${'a'.repeat(5_000)}`;
  expect(await problems(running.as(1).sendMessage({ conversationId, body: long }))).toHaveProperty('body');
  expect(await problems(running.as(2).addRoomEntry({ code, body: long }))).toHaveProperty('body');
  expect(await problems(running.as(3).sendMessage({ conversationId, body: say('yabancı') }))).not.toBe('OK');
  await running.request(4, 5, say('istek'));

  await eventually(() => expect(events.length).toBeGreaterThan(2));
  await eventually(() => expect(woken).toContain(wakes.typing(memberId(1))));
  expect(woken).toContain(wakes.messages(memberId(2)));
  expect(logged.length).toBeGreaterThan(0);
  const metrics = await running.bench.platform('messaging').metrics.metrics();
  expect(metrics).toContain('seyir');
  for (const [place, bytes] of Object.entries({ logged, woken, events, metrics: [metrics] }))
    expect([place, bytes.join('\n').includes(MARK)]).toEqual([place, false]);
  const columns = await columnsWithMark();
  expect(columns).toContain('message.body');
  expect(columns.filter((column) => !TEXTS.has(column))).toEqual([]);
});
