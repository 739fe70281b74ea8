/**
 * Runs all works concurrently. If one fails, the signal of the others is aborted, and its error is thrown after all have ended.
 * @param signal aborts all works
 */
export async function together(work: ((signal: AbortSignal) => Promise<unknown>)[], signal?: AbortSignal) {
  const failed = new AbortController();
  const either = AbortSignal.any(signal ? [signal, failed.signal] : [failed.signal]);
  const faults: unknown[] = [];
  await Promise.all(
    work.map(async (one) => {
      try {
        await one(either);
      } catch (fault) {
        faults.push(fault);
        failed.abort(fault);
      }
    }),
  );
  if (faults.length > 0) throw faults[0];
}
