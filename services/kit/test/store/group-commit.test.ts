import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { currentCall, runInCall, visitor, type Call } from '../../src/rpc/call.js';
import { GoneMembers } from '../../src/store/gone-members.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { kitDatabase, type KitDatabase } from './database.js';

interface Note {
  readonly id: string;
  readonly fails?: boolean;
}

describe('calls that share a transaction', () => {
  let db: KitDatabase;
  let unitOfWork: UnitOfWork;
  let batches: string[][];
  let release: () => void;
  let together: (lane: string, note: Note) => Promise<{ wrote: string }>;

  beforeAll(async () => {
    db = await kitDatabase();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.source.query('TRUNCATE note, idempotency');
    unitOfWork = new UnitOfWork(db.source);
    batches = [];
    const released = new Promise<void>((resolve) => (release = resolve));
    together = unitOfWork.grouped(async (notes: readonly Note[]) => {
      batches.push(notes.map(({ id }) => id));
      expect(currentCall()).toBeUndefined();
      for (const { id } of notes) await unitOfWork.manager.query('INSERT INTO note (id) VALUES ($1)', [id]);
      if (notes.some(({ id }) => id === 'first')) await released;
      if (notes.some(({ fails }) => fails)) throw new Error('no');
      return notes.map(({ id }) => ({ wrote: id }));
    });
  });

  const call = (idempotencyKey: string, more: Partial<Call> = {}): Call => ({
    viewer: { ...visitor, memberId: 'ayse', roles: ['member'] },
    requestId: 'r',
    idempotencyKey,
    requestDigest: 'd',
    signal: new AbortController().signal,
    method: 'Notes/write',
    ...more,
  });
  const keyed = (key: string, id: string, more: Partial<Call> = {}) =>
    runInCall(call(key, more), () => together('lane', { id }));
  const written = async () =>
    (await db.source.query<{ id: string }[]>('SELECT id FROM note ORDER BY id')).map(({ id }) => id);

  it('lets calls that arrive while one runs share the next, 500 at most, each with its own answer', async () => {
    const first = together('lane', { id: 'first' });
    const others = Array.from({ length: 530 }, (_, n) => together('lane', { id: `n${n}` }));
    const elsewhere = await together('another', { id: 'elsewhere' });
    release();
    expect(await first).toEqual({ wrote: 'first' });
    expect(await Promise.all(others)).toEqual(others.map((_, n) => ({ wrote: `n${n}` })));
    expect(elsewhere).toEqual({ wrote: 'elsewhere' });
    expect(batches.map(({ length }) => length)).toEqual([1, 1, 500, 30]);
    expect(await written()).toHaveLength(532);
  });

  it('keeps a key for each: the same one has one effect, and another request under it harms nobody', async () => {
    const first = together('lane', { id: 'first' });
    const repeats = [keyed('k', 'once'), keyed('k', 'once'), keyed('k', 'once')];
    const another = expect(keyed('k', 'other', { requestDigest: 'other' })).rejects.toThrow(
      'IDEMPOTENCY_MISMATCH',
    );
    const own = keyed('k', 'of bora', { viewer: { ...visitor, memberId: 'bora', roles: ['member'] } });
    release();
    await Promise.all([first, another]);
    expect(await Promise.all(repeats)).toEqual(Array(3).fill({ wrote: 'once' }));
    expect(await own).toEqual({ wrote: 'of bora' });
    expect(await keyed('k', 'once')).toEqual({ wrote: 'once' });
    expect(await written()).toEqual(['first', 'of bora', 'once']);
  });

  it('rejects all calls of a failed transaction, stores nothing of it, and continues', async () => {
    const first = together('lane', { id: 'first' });
    const failing = [keyed('k', 'lost'), together('lane', { id: 'poison', fails: true })].map((one) =>
      expect(one).rejects.toThrow('no'),
    );
    release();
    await Promise.all([first, ...failing]);
    expect(await written()).toEqual(['first']);
    expect(await keyed('k', 'lost')).toEqual({ wrote: 'lost' });
  });

  it('refuses only the call of an erased member, with a key or without one', async () => {
    const [gone, stays] = [crypto.randomUUID(), crypto.randomUUID()];
    const as = (memberId: string) => ({ viewer: { memberId, roles: ['member'] as const } });
    await new GoneMembers(unitOfWork).mark([gone], new Date());
    const first = together('lane', { id: 'first' });
    const refused = [keyed('k', 'gone 1', as(gone)), keyed('', 'gone 2', as(gone))].map((one) =>
      expect(one).rejects.toThrow('SESSION_ENDED'),
    );
    const others = [keyed('k', 'stays 1', as(stays)), keyed('', 'stays 2', as(stays))];
    release();
    await Promise.all([first, ...refused]);
    expect(await Promise.all(others)).toEqual([{ wrote: 'stays 1' }, { wrote: 'stays 2' }]);
    expect(await written()).toEqual(['first', 'stays 1', 'stays 2']);
    expect(await db.source.query('SELECT owner FROM idempotency')).toEqual([{ owner: stays }]);
  });

  it('adds an audit row for each call that needs one, and none after a rollback', async () => {
    const actorId = crypto.randomUUID();
    const staff = (requestId: string) => ({
      requestId,
      audit: { actorId, roles: ['admin'] as const, kind: 'note', ids: [requestId] },
    });
    const audited = () =>
      db.source.query(`SELECT request_id FROM audit WHERE actor_id = $1 ORDER BY request_id`, [actorId]);
    const first = together('lane', { id: 'first' });
    const calls = [keyed('k1', 'a', staff('r1')), keyed('', 'b', staff('r2')), keyed('k3', 'c')];
    release();
    await Promise.all([first, ...calls]);
    expect(await audited()).toEqual([{ request_id: 'r1' }, { request_id: 'r2' }]);
    await expect(
      runInCall(call('', staff('r4')), () => together('lane', { id: 'd', fails: true })),
    ).rejects.toThrow('no');
    expect(await audited()).toHaveLength(2);
    const repeated = call('', staff('r5'));
    await runInCall(repeated, () => together('lane', { id: 'e' }));
    // The interceptor calls `audit` once more at the end of each call.
    await unitOfWork.audit(repeated, 'OK');
    expect(await audited()).toHaveLength(3);
  });

  it('does not begin a call after its deadline, and refuses calls beyond the limit of waiting ones', async () => {
    const first = together('lane', { id: 'first' });
    const over = expect(keyed('late', 'late', { signal: AbortSignal.abort() })).rejects.toThrow('DEADLINE');
    const others = Array.from({ length: 1_999 }, (_, n) => together('lane', { id: `n${n}` }));
    await expect(together('lane', { id: 'too many' })).rejects.toThrow('TRY_AGAIN');
    release();
    await Promise.all([first, over, ...others]);
    expect(await written()).toHaveLength(2_000);
  });

  it('refuses to run inside a unit of work', async () => {
    const inside = unitOfWork.run(() => together('lane', { id: 'x' }));
    await expect(inside).rejects.toThrow('inside a unit of work');
  });
});
