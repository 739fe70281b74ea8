import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { MemberChangedSchema, topics } from '@seyir/proto';
import { Outbox } from '../../src/events/outbox.js';
import { systemClock } from '../../src/time/system-clock.js';
import { systemIds } from '../../src/time/system-ids.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { kitDatabase, type KitDatabase } from '../store/database.js';

describe('Outbox', () => {
  let db: KitDatabase;
  let unitOfWork: UnitOfWork;
  let outbox: Outbox;
  let woken = 0;
  beforeAll(async () => {
    db = await kitDatabase();
    unitOfWork = new UnitOfWork(db.source);
    outbox = new Outbox('accounts', unitOfWork, systemClock(), systemIds(), () => {
      woken += 1;
    });
  });
  afterAll(() => db.close());

  it('writes many events in the given order, each complete', async () => {
    const messages = Array.from({ length: 300 }, (_, n) => ({
      memberId: `m${(n * 7) % 300}`,
      username: `"İğne, iplik\\ ${n}"`,
      version: n + 1,
    }));
    await unitOfWork.run(() => outbox.addAll(topics.member, messages));
    const rows = await db.source.query<{ key: string; version: number; type: string; data: Buffer }[]>(
      'SELECT * FROM outbox ORDER BY seq',
    );
    expect(rows.map((row) => row.key)).toEqual(messages.map((m) => m.memberId));
    expect(rows.map((row) => fromBinary(MemberChangedSchema, row.data))).toMatchObject(messages);
    expect(new Set(rows.map((row) => row.type))).toEqual(new Set([MemberChangedSchema.typeName]));
    expect(woken).toBe(1);
  });

  it('writes no row, and wakes no relay, for a topic without consumers', async () => {
    let woke = false;
    const wake = () => (woke = true);
    const playback = new Outbox('playback', unitOfWork, systemClock(), systemIds(), wake);
    await unitOfWork.run(() => playback.add(topics.library, { entryId: 'e', version: 1 }));
    expect(await db.source.query(`SELECT 1 FROM outbox WHERE topic = $1`, [topics.library.name])).toEqual([]);
    expect(woke).toBe(false);
    await unitOfWork.run(() => playback.add(topics.sources, { episodeId: 'e', version: 1 }));
    expect(woke).toBe(true);
    await expect(playback.add(topics.library, { entryId: 'l' })).rejects.toThrow('unit of work');
  });

  it('refuses events outside a unit of work, and topics of another service', async () => {
    await expect(outbox.add(topics.member, { memberId: 'm' })).rejects.toThrow('unit of work');
    await expect(unitOfWork.run(() => outbox.add(topics.title, { titleId: 't' }))).rejects.toThrow(
      'catalogue',
    );
  });
});
