import { startBeat } from '../../faults/lib/beat.mjs';
import { waitFor } from '../../lib/wait.mjs';

const MOST_AT_ONCE = 500;
const SHOWN = 8;
/** A visitor who does not move for so long says nothing about the site. */
const STOOD_MS = 1_000;

/**
 * @typedef {object} Loaded what became of the calls
 * @property {string} facts
 * @property {number} failed how many
 * @property {string[]} slower why the rate was not held; empty when it was
 * @property {string[]} findings that, and the first calls that failed
 */

/**
 * Calls at a steady rate, whatever becomes of the site meanwhile.
 * @param {import('./requests.mjs').Call[]} calls
 * @param {number} rate a second
 */
const startLoad = (calls, rate) => {
  let answered = 0;
  let slowest = 0;
  /** @type {string[]} */
  const failures = [];
  const began = performance.now();
  const beat = startBeat(rate, MOST_AT_ONCE, async (n) => {
    const { name, ask } = /** @type {import('./requests.mjs').Call} */ (calls[n % calls.length]);
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
    /** @param {number} count of calls that have come to their end */
    reach: (count) => waitFor(`${count} calls`, (count / rate) * 4_000, () => ended() >= count, 200),
    /** Ends it. @returns {Promise<Loaded>} */
    async stop() {
      await beat.stop();
      const slower = beat.slower();
      const failed = failures.length;
      const rest = Math.round(beat.longestRest());
      const stood = rest > STOOD_MS ? `; whoever called stood still for up to ${rest} ms` : '';
      return {
        ...{ failed, slower },
        facts: `${failed} of ${ended()} calls failed, ${beat.achieved().toFixed(0)} a second, the slowest took ${Math.round(slowest)} ms${stood}`,
        findings: [
          ...slower,
          ...(failed === 0 ? [] : [`${failed} calls failed`, ...failures.slice(0, SHOWN)]),
        ],
      };
    },
  };
};

/** @typedef {ReturnType<typeof startLoad>} Load */

/**
 * Does work while visitors are about; they leave when it ends or throws.
 * @template T
 * @param {{ calls: import('./requests.mjs').Call[], close: () => void }} visits
 * @param {number} rate a second
 * @param {(load: Load) => Promise<T>} work
 * @param {(facts: string) => void} say
 * @returns {Promise<Loaded & { result: T }>}
 */
export const loadDuring = async ({ calls, close }, rate, work, say) => {
  const load = startLoad(calls, rate);
  /** @type {Loaded | undefined} */
  let loaded;
  let result;
  try {
    result = await work(load);
  } finally {
    loaded = await load.stop().finally(close);
    say([loaded.facts, ...loaded.findings].join('\n    '));
  }
  return { ...loaded, result };
};
