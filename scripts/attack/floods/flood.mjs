// Floods of a running site beside a bystander whose calls are measured.
//
//   import { floods } from './floods/flood.mjs';
//   const { results, memory } = await floods({ origin, pid, login, say });
//
// `origin` is the site's address on loopback, with the limits that visitors meet; `pid` that of its first process; `login` a
// member whom nothing else uses meanwhile (`{ username, password }`). Resolves with a result for each flood and the
// memory afterwards; `findings` says what does not hold, and is empty where all promises hold. Takes about six minutes.
import { setTimeout as delay } from 'node:timers/promises';
import { family, memoryMb } from '../../bench/processes.mjs';
import { manyAddresses, oneAddress } from './addresses.mjs';
import { brokenPromises, createBystander, slowerOf } from './bystander.mjs';
import { inventedSearches } from './invented-searches.mjs';
import { threadSockets } from './thread-sockets.mjs';
import { unfinishedBodies } from './unfinished-bodies.mjs';

/**
 * @typedef {object} FloodOptions
 * @property {string} origin
 * @property {(index: number) => string} addressOf where the connection comes from
 * @property {number} seconds how long it lasts
 * @property {import('./bystander.mjs').Bystander} bystander
 * @property {number} [count] connections
 */

/**
 * @typedef {object} FloodResult
 * @property {string} name
 * @property {import('./bystander.mjs').Observed} without
 * @property {import('./bystander.mjs').Observed} during
 * @property {Record<string, number>} flood what the flood was answered
 * @property {number} usedMb of all processes of the site, right after it
 * @property {string[]} findings
 */

/** By what a flood from one address must be cut: a status, or a close code. */
const kinds = [
  { name: '1,100 unfinished POSTs', flood: unfinishedBodies, seconds: 15, cutBy: '429' },
  { name: '230 connections of invented pages', flood: inventedSearches, seconds: 20, cutBy: '429' },
  { name: '1,500 sockets on one thread', flood: threadSockets, seconds: 10, cutBy: '1013' },
];

const origins = [
  { from: 'one address', addressOf: oneAddress },
  { from: '230 addresses', addressOf: manyAddresses(230) },
];

const ALONE_MS = 12_000;
const REST_MS = 3_000;
const GIVEN_BACK_WITHIN_MS = 120_000;
const GIVEN_BACK_FACTOR = 1.5;

/**
 * @param {{ origin: string, pid: number, login: { username: string, password: string }, say?: (text: string) => void,
 *   only?: string | undefined }} site `only`: floods whose name contains it
 * @returns {Promise<{ results: FloodResult[], memory: Memory }>}
 */
export const floods = async ({ origin, pid, login, say = () => undefined, only = '' }) => {
  const used = () => Math.round(memoryMb(family(pid)));
  const bystander = await createBystander({ origin, login });
  let before = await bystander.alone(ALONE_MS);
  const idleMb = used();
  say(`idle ${idleMb} MB`);
  /** @type {FloodResult[]} */
  const results = [];
  for (const { name, flood, seconds, cutBy } of kinds)
    for (const { from, addressOf } of origins) {
      if (!name.includes(only)) continue;
      const end = bystander.observe();
      const answered = await flood({ origin, addressOf, seconds, bystander });
      const during = await end();
      const usedMb = used();
      await delay(REST_MS);
      const after = await bystander.alone(ALONE_MS);
      const without = slowerOf(before, after);
      before = after;
      const isCut = (answered[cutBy] ?? 0) > 0;
      const findings = [
        ...brokenPromises(without, during),
        ...(from === 'one address' && !isCut ? [`nothing of it was answered ${cutBy}`] : []),
        // A flood that could not connect proves nothing.
        ...(Object.keys(answered).length === 0 ? ['nothing of it was answered at all'] : []),
      ];
      const result = {
        name: `${name} from ${from}`,
        without,
        during,
        flood: answered,
        usedMb,
        findings,
      };
      results.push(result);
      say(`${result.name}\n    ${inWords(result)}`);
    }
  const memory = await givenBack(used, idleMb, Math.max(idleMb, ...results.map(({ usedMb }) => usedMb)));
  return { results, memory };
};

/**
 * @typedef {object} Memory of all processes of the site
 * @property {string} name
 * @property {number} idleMb
 * @property {number} mostMb right after a flood
 * @property {number} afterMb
 * @property {number} seconds since the last flood
 * @property {string[]} findings
 */

/** Waits until the promise holds, two minutes at most. @returns {Promise<Memory>} */
const givenBack = async (
  /** @type {() => number} */ used,
  /** @type {number} */ idleMb,
  /** @type {number} */ mostMb,
) => {
  const began = performance.now();
  const most = GIVEN_BACK_FACTOR * idleMb;
  while (used() > most && performance.now() - began < GIVEN_BACK_WITHIN_MS) await delay(2_000);
  const afterMb = used();
  return {
    name: 'memory is given back',
    ...{ idleMb, mostMb, afterMb, seconds: Math.round((performance.now() - began) / 1_000) },
    findings: afterMb > most ? [`more than ${GIVEN_BACK_FACTOR} × idle`] : [],
  };
};

/** The figures in one line. @param {FloodResult | Memory} result @returns {string} */
export const inWords = (result) => {
  const verdict = result.findings.map((finding) => `NOT HELD: ${finding}. `).join('');
  if ('idleMb' in result)
    return `${verdict}idle ${result.idleMb} MB, most ${result.mostMb} MB, ${result.afterMb} MB after ${result.seconds} s`;
  const { without, during, flood, usedMb } = result;
  const calls = Object.entries(during).map(
    ([call, { p50, max }]) => `${call} ${p50}/${max} (${without[call]?.p50}/${without[call]?.max})`,
  );
  return `${verdict}p50/max ms (without): ${calls.join(', ')}; flood: ${JSON.stringify(flood)}; ${usedMb} MB`;
};
