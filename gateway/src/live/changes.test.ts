import { describe, expect, it } from '@jest/globals';
import { changedIds, readChange, withdrawnIds } from '@seyir/proto';
import { createChanges } from './changes.js';

const start = () => {
  let time = 0;
  let number = 0;
  const changes = createChanges(() => time, 0);
  return {
    changes,
    pass: (ms: number) => void (time += ms),
    wake(hint?: string) {
      number += 1;
      changes.add(hint, number);
      return number;
    },
  };
};

describe('the content of a wake', () => {
  it('is at most five ids, or "many"', () => {
    const ids = Array.from({ length: 6 }, () => 'x'.repeat(36));
    expect(readChange(changedIds(['a', 'b', 'a']))).toEqual({ ids: ['a', 'b'], withdrawn: false });
    expect(readChange(changedIds(ids.map((id, n) => id + n)))).toEqual({ ids: undefined, withdrawn: false });
    expect(readChange(withdrawnIds(['a']))).toEqual({ ids: ['a'], withdrawn: true });
    expect(readChange(withdrawnIds([]))).toEqual({ ids: undefined, withdrawn: true });
    expect(readChange(undefined)).toEqual({ ids: undefined, withdrawn: false });
    // A longer hint would not be delivered.
    expect(withdrawnIds(Array.from({ length: 5 }, (_, n) => 'y'.repeat(39) + n))).toHaveLength(5);
  });
});

describe('changes of a subject', () => {
  it('affect the named ids and the list, and no other id', () => {
    const { changes, wake } = start();
    wake(changedIds(['a']));
    expect(changes.isChanged('a', 0)).toBe(true);
    expect(changes.isChanged('b', 0)).toBe(false);
    expect(changes.isChanged(undefined, 0)).toBe(true);
    expect(changes.isChanged('a', 1)).toBe(false);
    expect(changes.isWithdrawn('a', 0)).toBe(false);
  });

  it('affect a list, or everything by "many", at most once in 5 s, and at once after a reconnect', () => {
    const { changes, wake, pass } = start();
    expect(changes.isChanged(undefined, wake(changedIds([])) - 1)).toBe(true);
    expect(changes.isChanged('a', 0)).toBe(true);
    pass(4_999);
    const second = wake(changedIds([]));
    expect(changes.isChanged(undefined, second - 1)).toBe(false);
    expect(changes.isChanged('a', second - 1)).toBe(false);
    pass(1);
    expect(changes.isChanged(undefined, second - 1)).toBe(true);
    expect(changes.isChanged('a', second - 1)).toBe(true);
    const third = wake();
    expect(changes.isChanged(undefined, third - 1)).toBe(true);
    expect(changes.isChanged('a', third - 1)).toBe(true);
  });

  it('that withdraw something apply at once, for lists too', () => {
    const { changes, wake } = start();
    changes.isChanged(undefined, wake(changedIds(['b'])));
    const mark = wake(withdrawnIds(['a'])) - 1;
    expect(changes.isWithdrawn('a', mark)).toBe(true);
    expect(changes.isWithdrawn(undefined, mark)).toBe(true);
    expect(changes.isChanged(undefined, mark)).toBe(true);
    expect(changes.isWithdrawn('b', mark)).toBe(false);
    wake(changedIds(['a']));
    expect(changes.isWithdrawn('a', mark)).toBe(true);
    expect(changes.isWithdrawn('b', wake(withdrawnIds([])) - 1)).toBe(true);
  });

  it('are stored for a limited number of ids; older data counts as changed', () => {
    const { changes, wake } = start();
    const first = wake(changedIds(['first']));
    for (let n = 0; n < 10_000; n += 1) wake(changedIds([`id-${n}`]));
    expect(changes.isChanged('first', first - 1)).toBe(true);
    expect(changes.isChanged('never named', first - 1)).toBe(true);
    expect(changes.isChanged('never named', first)).toBe(false);
  });

  it('before the subscription are unknown; older data counts as changed', () => {
    const changes = createChanges(() => 0, 7);
    expect(changes.isChanged('a', 6)).toBe(true);
    expect(changes.isChanged('a', 7)).toBe(false);
  });
});
