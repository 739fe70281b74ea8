import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { MOST_IN_BATCH, MOST_WAITING, ReportBatches } from './report-batches.js';

/** Batches of numbers whose transactions end on the test's command; an even number is answered with its double. */
const heldBatches = () => {
  const begun: { reports: readonly number[]; commit(): void; fail(error: Error): void }[] = [];
  const batches = new ReportBatches<number, number>(
    (reports) =>
      new Promise((resolve, reject) =>
        begun.push({
          reports,
          commit: () => resolve(reports.map((n) => (n % 2 === 0 ? n * 2 : new DomainError('NOT_FOUND')))),
          fail: reject,
        }),
      ),
  );
  return { batches, begun };
};
const evens = (count: number) => Array.from({ length: count }, (_, n) => n * 2);

describe('batches of reports', () => {
  it('pass on a single report at once, and answer it after its commit', async () => {
    const { batches, begun } = heldBatches();
    const answer = batches.add(2);
    expect(begun.map(({ reports }) => reports)).toEqual([[2]]);
    const before = await Promise.race([answer, Promise.resolve('not yet')]);
    expect(before).toBe('not yet');
    begun[0]!.commit();
    expect(await answer).toBe(4);
  });

  it('collect the reports that arrive during a batch', async () => {
    const { batches, begun } = heldBatches();
    const answers = [batches.add(2), batches.add(4), batches.add(6)];
    begun[0]!.commit();
    await eventually(() => expect(begun.map(({ reports }) => reports)).toEqual([[2], [4, 6]]));
    begun[1]!.commit();
    expect(await Promise.all(answers)).toEqual([4, 8, 12]);
  });

  it('do not wait for a slow batch', async () => {
    const { batches, begun } = heldBatches();
    const slow = batches.add(2);
    const next = batches.add(4);
    await eventually(() => expect(begun).toHaveLength(2));
    begun[1]!.commit();
    expect(await next).toBe(8);
    begun[0]!.commit();
    await slow;
  });

  it('have a maximum size, and run two at once', async () => {
    const { batches, begun } = heldBatches();
    const answers = evens(1 + 2 * MOST_IN_BATCH).map((n) => batches.add(n));
    expect(begun.map(({ reports }) => reports.length)).toEqual([1, MOST_IN_BATCH]);
    begun[0]!.commit();
    await eventually(() => expect(begun).toHaveLength(3));
    expect(begun[2]!.reports).toHaveLength(MOST_IN_BATCH);
    begun.slice(1).forEach(({ commit }) => commit());
    expect(await Promise.all(answers)).toHaveLength(1 + 2 * MOST_IN_BATCH);
    expect(batches.load).toBeGreaterThan(0.3);
  });

  it('refuse further reports while too many wait', async () => {
    const { batches, begun } = heldBatches();
    const answers = evens(1 + MOST_IN_BATCH + MOST_WAITING).map((n) => batches.add(n));
    await expect(batches.add(2)).rejects.toMatchObject({
      code: 'TRY_AGAIN',
      details: { retryAfterMs: 5_000 },
    });
    for (let batch = 0; batch < begun.length; batch++) {
      begun[batch]!.commit();
      await eventually(() => begun.length === 2 + MOST_WAITING / MOST_IN_BATCH || begun.length > batch + 1);
    }
    expect(await Promise.all(answers)).toHaveLength(1 + MOST_IN_BATCH + MOST_WAITING);
  });

  it('refuse only the invalid report', async () => {
    const { batches, begun } = heldBatches();
    const first = batches.add(2);
    const answers = Promise.allSettled([batches.add(4), batches.add(5), batches.add(6)]);
    begun[0]!.commit();
    await first;
    await eventually(() => expect(begun).toHaveLength(2));
    begun[1]!.commit();
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('retry the reports of a failed batch one by one', async () => {
    const kept: number[] = [];
    const batches = new ReportBatches<number, number>((reports) => {
      if (reports.includes(13)) return Promise.reject(new Error('no number'));
      kept.push(...reports);
      return Promise.resolve([...reports]);
    });
    const first = batches.add(1);
    const answers = await Promise.allSettled([first, ...[12, 13, 14].map((n) => batches.add(n))]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(kept).toEqual([1, 12, 14]);
  });

  it('retry one by one also after a lock timeout, and not if the database is slow', async () => {
    for (const [code, tries] of [
      ['55P03', 3],
      ['57014', 0],
    ] as const) {
      const { batches, begun } = heldBatches();
      const first = batches.add(2);
      const answers = Promise.allSettled([4, 6, 8].map((n) => batches.add(n)));
      begun[0]!.commit();
      await first;
      await eventually(() => expect(begun).toHaveLength(2));
      begun[1]!.fail(Object.assign(new Error('not now'), { code }));
      for (let n = 0; n < tries; n++) {
        await eventually(() => expect(begun).toHaveLength(3 + n));
        begun[2 + n]!.commit();
      }
      const expected = tries > 0 ? 'fulfilled' : 'rejected';
      expect((await answers).map(({ status }) => status)).toEqual([expected, expected, expected]);
    }
  });

  it('answer an outage to all at once', async () => {
    const { batches, begun } = heldBatches();
    const first = batches.add(2);
    const answers = Promise.allSettled([batches.add(4), batches.add(6)]);
    begun[0]!.commit();
    await first;
    await eventually(() => expect(begun).toHaveLength(2));
    begun[1]!.fail(Object.assign(new Error('gone'), { code: '57P01' }));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(begun).toHaveLength(2);
  });
});
