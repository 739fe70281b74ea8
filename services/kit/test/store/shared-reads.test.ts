import { describe, expect, it } from '@jest/globals';
import { currentCall, runInCall, visitor, type Call } from '../../src/rpc/call.js';
import { sharedReads } from '../../src/store/shared-reads.js';
import type { UnitOfWork } from '../../src/store/unit-of-work.js';

const outside = { active: false } as UnitOfWork;
const callWith = (signal: AbortSignal): Call => ({
  viewer: visitor,
  requestId: '',
  requestDigest: '',
  method: 'm',
  signal,
});

describe('reads that callers share', () => {
  it('take those who come while one runs into the next, 100 at most, each with its own result', async () => {
    const batches: number[][] = [];
    const read = sharedReads(outside, async (keys: readonly number[]) => {
      expect(currentCall()).toBeUndefined();
      batches.push([...keys]);
      return Promise.resolve(keys.map((key) => key * 2));
    });
    const call = callWith(new AbortController().signal);
    const asked = Array.from({ length: 130 }, (_, key) => runInCall(call, () => read(key)));
    expect(await Promise.all(asked)).toEqual(asked.map((_, key) => key * 2));
    expect(batches.map(({ length }) => length)).toEqual([1, 100, 29]);
    expect(await read(7)).toBe(14);
  });

  it('leave out those whose calls have ended', async () => {
    const batches: string[][] = [];
    const read = sharedReads(outside, async (keys: readonly string[]) => {
      batches.push([...keys]);
      return Promise.resolve(keys);
    });
    const ending = new AbortController();
    const asked = [
      read('a'),
      runInCall(callWith(ending.signal), () => read('b')),
      runInCall(callWith(new AbortController().signal), () => read('c')),
    ];
    ending.abort();
    const [a, b, c] = await Promise.allSettled(asked);
    expect([a, c]).toMatchObject([{ value: 'a' }, { value: 'c' }]);
    expect(b).toMatchObject({ reason: { code: 'DEADLINE' } });
    await expect(runInCall(callWith(AbortSignal.abort()), () => read('d'))).rejects.toThrow('DEADLINE');
    expect(batches).toEqual([['a'], ['c']]);
    expect(await read('e')).toBe('e');
  });

  it('refuse callers beyond 2,000 that wait', async () => {
    const began = Promise.withResolvers<void>();
    const read = sharedReads(outside, async (keys: readonly number[]) => {
      await began.promise;
      return keys;
    });
    const asked = Array.from({ length: 2_001 }, (_, key) => read(key));
    await expect(read(-1)).rejects.toMatchObject({ code: 'TRY_AGAIN', details: { retryAfterMs: 1_000 } });
    began.resolve();
    expect(await Promise.all(asked)).toHaveLength(2_001);
  });

  it('fail for all who share one, and for nobody later', async () => {
    let fails = true;
    const read = sharedReads(outside, (keys: readonly string[]) =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve(keys),
    );
    const asked = await Promise.allSettled([read('a'), read('b'), read('c')]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    fails = false;
    expect(await read('d')).toBe('d');
  });

  it('are refused inside a unit of work', async () => {
    const read = sharedReads({ active: true } as UnitOfWork, (keys: readonly string[]) =>
      Promise.resolve(keys),
    );
    await expect(read('a')).rejects.toThrow('not part of a unit of work');
  });
});
