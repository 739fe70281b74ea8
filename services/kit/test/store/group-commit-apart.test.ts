import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { currentCall, runInCall, visitor, type Call } from '../../src/rpc/call.js';
import { DomainError } from '../../src/errors/index.js';
import { GoneMembers } from '../../src/store/gone-members.js';
import type { GroupOptions } from '../../src/store/group-commit.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { kitDatabase, type KitDatabase } from './database.js';

interface Note {
  readonly id: string;
  /** The error with which a transaction of this note fails, or a function that returns it. */
  readonly fails?: Error | (() => unknown);
}

describe('calls that share a transaction and do not fail each other', () => {
  let db: KitDatabase;
  let unitOfWork: UnitOfWork;
  let batches: string[][];
  /** The request ids of the calls that the work saw. */
  let seen: (string | undefined)[];
  let release: () => void;
  let released: Promise<void>;

  beforeAll(async () => {
    db = await kitDatabase();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.source.query('TRUNCATE note, idempotency');
    unitOfWork = new UnitOfWork(db.source);
    batches = [];
    seen = [];
    released = new Promise<void>((resolve) => (release = resolve));
  });

  const lanes = (options: GroupOptions = {}) =>
    unitOfWork.grouped(
      async (notes: readonly Note[]) => {
        batches.push(notes.map(({ id }) => id));
        seen.push(currentCall()?.requestId);
        for (const { id } of notes) await unitOfWork.manager.query('INSERT INTO note (id) VALUES ($1)', [id]);
        if (notes.some(({ id }) => id === 'first')) await released;
        const { fails } = notes.find((note) => note.fails !== undefined) ?? {};
        if (fails !== undefined) throw typeof fails === 'function' ? fails() : fails;
        return notes.map(({ id }) => ({ wrote: id }));
      },
      { apart: true, ...options },
    );
  const call = (requestId: string, more: Partial<Call> = {}): Call => ({
    viewer: { ...visitor, memberId: 'ayse', roles: ['member'] },
    requestId,
    idempotencyKey: requestId,
    requestDigest: 'd',
    signal: new AbortController().signal,
    method: 'Notes/write',
    ...more,
  });
  const written = async () =>
    (await db.source.query<{ id: string }[]>('SELECT id FROM note ORDER BY id')).map(({ id }) => id);

  it('runs a single one in its own call, with its key', async () => {
    const together = lanes();
    release();
    const once = () => runInCall(call('r1'), () => together('lane', { id: 'once' }));
    expect(await once()).toEqual({ wrote: 'once' });
    expect(await once()).toEqual({ wrote: 'once' });
    expect(seen).toEqual(['r1']);
    expect(await written()).toEqual(['once']);
    await expect(
      runInCall(call('r1', { requestDigest: 'other' }), () => together('lane', { id: 'other' })),
    ).rejects.toThrow('IDEMPOTENCY_MISMATCH');
  });

  it('tries each alone after a failure, in its own call', async () => {
    const together = lanes();
    const first = together('lane', { id: 'first' });
    const good = ['a', 'c'].map((id) => runInCall(call(id), () => together('lane', { id })));
    const fails = new DomainError('NOT_FOUND');
    const bad = expect(runInCall(call('b'), () => together('lane', { id: 'b', fails }))).rejects.toBe(fails);
    release();
    await Promise.all([first, bad]);
    expect(await Promise.all(good)).toEqual([{ wrote: 'a' }, { wrote: 'c' }]);
    expect(batches).toEqual([['first'], ['a', 'c', 'b'], ['a'], ['c'], ['b']]);
    expect(seen).toEqual([undefined, undefined, 'a', 'c', 'b']);
    expect(await written()).toEqual(['a', 'c', 'first']);
  });

  it('refuses an erased member alone', async () => {
    const memberId = crypto.randomUUID();
    await new GoneMembers(unitOfWork).mark([memberId], new Date());
    const together = lanes();
    release();
    const gone = call('r', { viewer: { memberId, roles: ['member'] } });
    await expect(runInCall(gone, () => together('lane', { id: 'x' }))).rejects.toThrow('SESSION_ENDED');
    expect(await written()).toEqual([]);
  });

  it('rejects all during an outage, and does not try again', async () => {
    const together = lanes();
    const first = together('lane', { id: 'first' });
    const fails = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    const all = [{ id: 'a' }, { id: 'b', fails }].map((note) =>
      expect(together('lane', note)).rejects.toBe(fails),
    );
    release();
    await Promise.all([first, ...all]);
    expect(batches).toEqual([['first'], ['a', 'b']]);
  });

  it('does not take the refusal of one call for an outage', async () => {
    const together = lanes();
    const first = together('lane', { id: 'first' });
    const fails = new DomainError('TRY_AGAIN', { reason: 'its peer is away' });
    const bad = expect(together('lane', { id: 'a', fails })).rejects.toBe(fails);
    const good = together('lane', { id: 'b' });
    release();
    await Promise.all([first, bad]);
    expect(await good).toEqual({ wrote: 'b' });
    expect(batches).toEqual([['first'], ['a', 'b'], ['a'], ['b']]);
  });

  describe('while another transaction holds a row', () => {
    /** Lets texts wait for rows with these ids, which another transaction inserts and keeps open. */
    const holding = async (ids: readonly string[], work: () => Promise<void>) => {
      const holder = db.source.createQueryRunner();
      await holder.startTransaction();
      for (const id of ids) await holder.query('INSERT INTO note (id) VALUES ($1)', [id]);
      await work().finally(() => holder.rollbackTransaction().then(() => holder.release()));
    };
    const held = { driverError: { code: '55P03' } };

    it('writes the others of its batch, each once', async () => {
      await holding(['held'], async () => {
        const together = lanes();
        const first = together('lane', { id: 'first' });
        const bad = expect(together('lane', { id: 'held' })).rejects.toMatchObject(held);
        const good = ['a', 'b'].map((id) => together('lane', { id }));
        release();
        await Promise.all([first, bad, ...good]);
        expect(batches).toEqual([['first'], ['held', 'a', 'b'], ['held'], ['a'], ['b']]);
      });
      expect(await written()).toEqual(['a', 'b', 'first']);
    });

    it('tries at most two in a row in vain, and rejects the rest with the same error', async () => {
      await holding(['held 1', 'held 2'], async () => {
        const together = lanes();
        const first = together('lane', { id: 'first' });
        const rest = ['held 1', 'held 2', 'a', 'b'].map((id) =>
          expect(together('lane', { id })).rejects.toMatchObject(held),
        );
        release();
        await Promise.all([first, ...rest]);
        expect(batches).toEqual([['first'], ['held 1', 'held 2', 'a', 'b'], ['held 1'], ['held 2']]);
      });
    });
  });

  it('tries no more of a batch after the database has gone', async () => {
    const together = lanes();
    const first = together('lane', { id: 'first' });
    const gone = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    const errors: unknown[] = [new DomainError('CONFLICT'), gone];
    const fails = () => errors.shift();
    const rest = [together('lane', { id: 'a', fails }), together('lane', { id: 'b' })].map((one) =>
      expect(one).rejects.toBe(gone),
    );
    release();
    await Promise.all([first, ...rest]);
    expect(batches).toEqual([['first'], ['a', 'b'], ['a']]);
  });

  it('takes as many as allowed', async () => {
    const together = lanes({ most: 2 });
    const first = together('lane', { id: 'first' });
    const others = ['a', 'b', 'c'].map((id) => together('lane', { id }));
    release();
    await Promise.all([first, ...others]);
    expect(batches).toEqual([['first'], ['a', 'b'], ['c']]);
  });

  it('waits for more after a transaction, but not after a pause', async () => {
    const together = lanes({ gatherMs: 300 });
    release();
    await together('lane', { id: 'a' });
    const began = performance.now();
    const b = together('lane', { id: 'b' });
    // The end of another lane's transaction is later than the begin of the next one here would be.
    await together('another', { id: 'elsewhere' });
    const c = together('lane', { id: 'c' });
    await Promise.all([b, c]);
    expect(performance.now() - began).toBeGreaterThan(100);
    expect(batches).toEqual([['a'], ['elsewhere'], ['b', 'c']]);
  });
});
