import { startBeat } from '../../faults/lib/beat.ts';
import { waitFor } from '../../lib/wait.ts';
import type { Visit } from './requests.ts';

const MOST_AT_ONCE = 500;
const SHOWN = 8;
/** If the load generator itself pauses for this long, its results are not valid. */
const STOOD_MS = 1_000;

/** the results of the calls */
export interface Loaded {
  facts: string;
  /** number of failed calls */
  failed: number;
  /** why the rate was not reached; empty if it was */
  slower: string[];
  /** these, and the first failed calls */
  findings: string[];
}

/**
 * Sends calls at a constant rate, independent of the site's answers.
 * @param rate per second
 */
const startLoad = (calls: Visit[], rate: number) => {
  let answered = 0;
  let slowest = 0;
  const failures: string[] = [];
  const began = performance.now();
  const beat = startBeat(rate, MOST_AT_ONCE, async (n) => {
    const { name, ask } = calls[n % calls.length] as Visit;
    const asked = performance.now();
    const wrong = await ask().catch((error) => String(error));
    slowest = Math.max(slowest, performance.now() - asked);
    if (wrong === undefined) answered++;
    else failures.push(`${name} after ${((asked - began) / 1000).toFixed(1)} s: ${wrong}`);
  });
  const ended = () => answered + failures.length;

  return {
    ended,
    failed: () => failures.length,
    /** @param count number of finished calls to wait for */
    reach: (count: number) => waitFor(`${count} calls`, (count / rate) * 4_000, () => ended() >= count, 200),
    /** Stops the load. */
    async stop(): Promise<Loaded> {
      await beat.stop();
      const slower = beat.slower();
      const failed = failures.length;
      const rest = Math.round(beat.longestRest());
      const stood = rest > STOOD_MS ? `; callers waited for up to ${rest} ms` : '';
      return {
        failed,
        slower,
        facts: `${failed} of ${ended()} calls failed, ${beat.achieved().toFixed(0)} a second, the slowest took ${Math.round(slowest)} ms${stood}`,
        findings: [
          ...slower,
          ...(failed === 0 ? [] : [`${failed} calls failed`, ...failures.slice(0, SHOWN)]),
        ],
      };
    },
  };
};

export type Load = ReturnType<typeof startLoad>;

/**
 * Runs the work under load, which stops when the work ends or throws.
 * @param rate per second
 */
export const loadDuring = async <T>(
  { calls, close }: { calls: Visit[]; close: () => void },
  rate: number,
  work: (load: Load) => Promise<T>,
  say: (facts: string) => void,
): Promise<Loaded & { result: T }> => {
  const load = startLoad(calls, rate);
  let loaded: Loaded | undefined;
  let result;
  try {
    result = await work(load);
  } finally {
    loaded = await load.stop().finally(close);
    say([loaded.facts, ...loaded.findings].join('\n    '));
  }
  return { ...loaded, result };
};
