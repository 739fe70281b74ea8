/** Delay in ms before each further attempt to get data that the page needs from the gateway; the last one repeats. */
export const retryDelays: readonly number[] = [1_000, 3_000, 10_000, 30_000];

/** Calls `attempt` at once, and again after each rejection. Returns a function that stops it. */
export function retry(attempt: () => Promise<unknown>, delays = retryDelays): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const run = (failures: number): void => {
    attempt().catch(() => {
      if (!stopped) timer = setTimeout(run, delays[failures] ?? delays.at(-1), failures + 1);
    });
  };
  run(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
