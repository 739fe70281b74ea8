const CHECK_MS = 15_000;
/** Share of one processor below which a process counts as idle. */
const IDLE_SHARE = 0.1;
/** A collection pauses the process for about as long as a slow call, so it must free more than usual fluctuation. */
const WORTH_FACTOR = 1.2;
const WORTH_BYTES = 48 * 2 ** 20;

/**
 * Collects all garbage when the process is idle after work, and returns the memory to the system. V8 starts a collection only
 * while something allocates, and keeps the pages that a collection empties; without this an idle site would keep the memory of
 * its last flood (measured: 780 MB before a collection, 390 MB after it). Does nothing without `--expose-gc`.
 *
 * @param checkMs time between two looks at the process, in ms
 * @returns ends the checks
 */
export const giveBackIdleMemory = (checkMs = CHECK_MS): (() => void) => {
  const { gc } = globalThis;
  if (!gc) return () => undefined;
  let kept = 0;
  let cpu = process.cpuUsage();
  const check = async () => {
    const { user, system } = process.cpuUsage(cpu);
    cpu = process.cpuUsage();
    const isIdle = (user + system) / 1_000 < IDLE_SHARE * checkMs;
    const rss = process.memoryUsage.rss();
    if (isIdle && rss > kept * WORTH_FACTOR && rss > kept + WORTH_BYTES) {
      // Only this flavour also returns the emptied pages.
      await gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
      kept = process.memoryUsage.rss();
      cpu = process.cpuUsage();
    }
  };
  const timer = setInterval(() => void check(), checkMs);
  timer.unref();
  return () => clearInterval(timer);
};
