import { serialize } from 'node:v8';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runInCall, visitor, type Call } from '../../src/rpc/call.js';
import { statement } from '../../src/store/statement.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { kitDatabase, type KitDatabase } from './database.js';

describe('UnitOfWork', () => {
  let db: KitDatabase;
  let unitOfWork: UnitOfWork;
  beforeAll(async () => {
    db = await kitDatabase();
    unitOfWork = new UnitOfWork(db.source);
  });
  afterAll(() => db.close());

  const write = (id: string) =>
    unitOfWork.manager.query(
      'INSERT INTO note (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET writes = note.writes + 1',
      [id],
    );
  const writes = async (id: string): Promise<number> => {
    const [row] = await db.source.query<{ writes: number }[]>('SELECT writes FROM note WHERE id = $1', [id]);
    return row?.writes ?? 0;
  };
  const call = (idempotencyKey: string, requestDigest = 'd', memberId = 'ayse'): Call => ({
    viewer: { ...visitor, memberId, roles: ['member'] },
    requestId: 'r',
    idempotencyKey,
    requestDigest,
    signal: new AbortController().signal,
    method: 'Notes/write',
  });

  it('commits all or nothing, and runs after-commit work only after a commit', async () => {
    const done: string[] = [];
    await unitOfWork.run(async () => {
      await write('kept');
      unitOfWork.afterCommit(() => done.push('kept'));
      expect(await writes('kept')).toBe(0);
      expect(done).toEqual([]);
    });
    await expect(
      unitOfWork.run(async () => {
        await write('undone');
        unitOfWork.afterCommit(() => done.push('undone'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect([await writes('kept'), await writes('undone'), done]).toEqual([1, 0, ['kept']]);
  });

  it('has succeeded once it is committed, whatever fails after', async () => {
    const done: string[] = [];
    const result = await unitOfWork.run(async () => {
      await write('committed');
      unitOfWork.afterCommit(() => {
        throw new Error('nobody listens');
      });
      unitOfWork.afterCommit(() => done.push('next'));
      return 'ok';
    });
    expect([result, await writes('committed'), done]).toEqual(['ok', 1, ['next']]);
  });

  it('joins a unit of work that is running', async () => {
    await expect(
      unitOfWork.run(async () => {
        await unitOfWork.run(() => write('inner'));
        throw new Error('outer');
      }),
    ).rejects.toThrow('outer');
    expect(await writes('inner')).toBe(0);
  });

  it('has one effect and one answer under one idempotency key, also for twenty calls at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        runInCall(call('k1'), () =>
          unitOfWork.run(async () => {
            await write('once');
            return { at: new Date(1_000), attempt: i };
          }),
        ),
      ),
    );
    expect(await writes('once')).toBe(1);
    expect(new Set(answers.map((a) => a.attempt)).size).toBe(1);
    expect(answers[5]?.at).toEqual(new Date(1_000));
  });

  it('stores its answer as text for any version of Node, and reads answers of the previous release', async () => {
    const answer = {
      at: new Date(1_000),
      bytes: new Uint8Array([1, 2]),
      big: 12n,
      none: undefined,
      list: [{ nested: null }],
    };
    const ask = (key: string) => runInCall(call(key), () => unitOfWork.run(() => Promise.resolve(answer)));
    await ask('text');
    expect(await ask('text')).toEqual(answer);
    const stored = await db.source.query<{ result: Buffer }[]>(
      `SELECT result FROM idempotency WHERE key = 'text'`,
    );
    expect(JSON.parse(stored[0]!.result.toString())).toBeInstanceOf(Array);
    await db.source.query(`UPDATE idempotency SET result = $1 WHERE key = 'text'`, [serialize(answer)]);
    expect(await ask('text')).toEqual(answer);
  });

  it('keeps keys apart by member, and refuses one key for two requests', async () => {
    const attempt = (c: Call) => runInCall(c, () => unitOfWork.run(() => write('apart').then(() => 'ok')));
    await attempt(call('k2'));
    await attempt(call('k2', 'd', 'bora'));
    expect(await writes('apart')).toBe(2);
    await expect(attempt(call('k2', 'another'))).rejects.toThrow('IDEMPOTENCY_MISMATCH');
    expect(await writes('apart')).toBe(2);
  });

  it('takes one key of two visitors for two writes, and a repeated request of one for the same', async () => {
    const of = (requestDigest: string): Call => ({ ...call('k4', requestDigest), viewer: visitor });
    const attempt = (c: Call) =>
      runInCall(c, () => unitOfWork.run(() => write('visited').then(() => c.requestDigest)));
    expect(await attempt(of('one'))).toBe('one');
    expect(await attempt(of('two'))).toBe('two');
    expect(await writes('visited')).toBe(2);
    expect(await Promise.all([attempt(of('one')), attempt(of('two'))])).toEqual(['one', 'two']);
    expect(await writes('visited')).toBe(2);
  });

  it('writes nothing if its answer cannot be stored', async () => {
    class Plain {
      readonly n = 1;
    }
    const attempt = (key: string) =>
      runInCall(call(key), () => unitOfWork.run(() => write('unstored').then(() => new Plain())));
    await expect(attempt('k5')).rejects.toThrow();
    await db.source.query(
      `ALTER TABLE idempotency ADD CONSTRAINT small CHECK (length(result) < 10) NOT VALID`,
    );
    const large = runInCall(call('k6'), () =>
      unitOfWork.run(() => write('unstored').then(() => 'a text that is too long')),
    );
    await expect(large).rejects.toThrow('small');
    await db.source.query(`ALTER TABLE idempotency DROP CONSTRAINT small`);
    expect(await writes('unstored')).toBe(0);
  });

  it('sends BEGIN together with its first statement, which is in the transaction all the same', async () => {
    await expect(
      unitOfWork.run(async () => {
        await write('first');
        await unitOfWork.manager.query('SELECT 1 / 0');
      }),
    ).rejects.toThrow('division by zero');
    expect(await writes('first')).toBe(0);
    // The connection is in no failed transaction afterwards.
    await Promise.all(Array.from({ length: 12 }, (_, n) => unitOfWork.run(() => write(`after-${n}`))));
    expect(await writes('after-11')).toBe(1);
  });

  it('fails if its work hides that a statement has failed, because nothing was committed', async () => {
    const done: string[] = [];
    const hiding = unitOfWork.run(async () => {
      await write('hidden');
      unitOfWork.afterCommit(() => done.push('hidden'));
      await unitOfWork.manager.query('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(hiding).rejects.toThrow('nothing was committed');
    expect([await writes('hidden'), done]).toEqual([0, []]);
  });

  it('sends statements together, each with its own time, and not one time for all', async () => {
    const slow = statement('SELECT pg_sleep(0.8)');
    await unitOfWork.run(() => Promise.all([slow.run(unitOfWork), slow.run(unitOfWork)]));
  });

  it.each([
    ['commit', () => Promise.resolve()],
    ['rollback', () => Promise.reject(new Error('no'))],
  ])('refuses a statement behind its %s, where no transaction would undo it', async (end, outcome) => {
    const add = statement('INSERT INTO note (id) VALUES ($1)');
    const late = Promise.withResolvers<void>();
    const ended = unitOfWork
      .run(async () => {
        const { manager } = unitOfWork;
        await write(`before ${end}`);
        // The last statement is sent before the event loop's next turn, and its answer needs several.
        setImmediate(() => late.resolve(add.run({ manager }, [`behind ${end}`]).then(() => undefined)));
        return outcome();
      })
      .catch(() => undefined);
    await expect(late.promise).rejects.toThrow('already released');
    await ended;
    expect([await writes(`before ${end}`), await writes(`behind ${end}`)]).toEqual([
      end === 'commit' ? 1 : 0,
      0,
    ]);
  });

  it('lets a failed call be retried under its key', async () => {
    const attempt = (fails: boolean) =>
      runInCall(call('k3'), () =>
        unitOfWork.run(async () => {
          await write('again');
          if (fails) throw new Error('no');
          return 'ok';
        }),
      );
    await expect(attempt(true)).rejects.toThrow('no');
    expect(await attempt(false)).toBe('ok');
    expect(await writes('again')).toBe(1);
  });
});
