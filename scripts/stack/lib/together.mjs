/**
 * Runs all at once. When one fails the others are told by the signal they get, and its fault is thrown once all have
 * come to their end.
 * @param {((signal: AbortSignal) => Promise<unknown>)[]} work
 * @param {AbortSignal} [signal] ends all of it
 */
export async function together(work, signal) {
  const failed = new AbortController();
  const either = AbortSignal.any(signal ? [signal, failed.signal] : [failed.signal]);
  /** @type {unknown[]} */
  const faults = [];
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
